/** Objects in the making: they arrive piece by piece, over days and restarts. */
export interface Drafts {
  /** A piece of fewer bytes is only taken as the last one. */
  readonly fewestBytes: number;
  /** @returns what the store knows the draft by */
  begin(key: string, contentType: string): Promise<string>;
  /**
   * Adds a piece behind those that there are; it is durable when this resolves. One that was put and
   * not noted is put again at the same place.
   * @returns what the store knows the piece by
   * @throws {DraftGone}
   */
  put(draft: Draft, piece: Buffer): Promise<string>;
  /**
   * Makes it an object under its key, whole and durable; nothing was to be seen there before. Doing it
   * twice is no error.
   * @throws {DraftGone}
   */
  finish(draft: Draft): Promise<void>;
  /** Removes what there is of it. */
  abandon(draft: Draft): Promise<void>;
}

export type Draft = {
  readonly key: string;
  readonly ref: string;
  readonly pieces: readonly DraftPiece[];
};

export type DraftPiece = { readonly sizeBytes: number; readonly tag: string };

export const sizeOf = ({ pieces }: Pick<Draft, 'pieces'>): number =>
  pieces.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** The store has nothing of it any more: it was swept, abandoned, or is in another store. */
export class DraftGone extends Error {
  override readonly name = 'DraftGone';

  constructor(cause?: unknown) {
    super('the store has no such draft', { cause });
  }
}

/** Nobody comes back to an upload after that. */
export const draftLifetimeMs = 3 * 24 * 60 * 60_000;
