/** A trained style that the person picked. */
export type PickedStyle = {
  readonly name: string;
  /** Its `lora_file_path`. */
  readonly url: string;
  readonly triggerWord: string | null;
};

/** What to draw or change. Sizes are pixels; null leaves the choice to the studio. */
export type PictureWish = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly prompt: string;
  readonly referenceUrl: string | null;
  readonly style: PickedStyle | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly seed: number | null;
};

export type PictureOutcome =
  | {
      readonly ok: true;
      /** For Markdown: absolute or relative to the studio. */
      readonly url: string;
      readonly altText: string;
      /** French sentences on what could not be drawn as asked. */
      readonly notes: readonly string[];
    }
  /** `message` is French, for people. */
  | { readonly ok: false; readonly message: string };

/** A picture to change. Its sizes are those of the upright picture, in pixels. */
export type Reference = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

export type ReferenceRefusal = 'not-found' | 'unreachable' | 'unreadable' | 'too-large';

/** Reads a picture that the caller points at; of the studio's own files only the caller's. */
export type ReadReference = (
  ownerId: string,
  url: string,
  signal: AbortSignal,
) => Promise<
  | { readonly ok: true; readonly reference: Reference }
  | { readonly ok: false; readonly reason: ReferenceRefusal }
>;

/** The file of one of the caller's own trained styles; null when it is not theirs or not ready. */
export type FindStyle = (ownerId: string, picked: PickedStyle) => Promise<Uint8Array | null>;

export type PictureOrder = {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly style: Uint8Array | null;
  readonly reference: Uint8Array | null;
};

export type MadePicture =
  | {
      readonly ok: true;
      /** PNG, JPEG or WebP. */
      readonly bytes: Uint8Array;
      /** Short, French. */
      readonly altText: string;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

export interface PictureEngine {
  /** Its public name, e.g. « moteur local ». */
  readonly name: string;
  /** Rejects with the signal's reason once the work has really ended. */
  make(order: PictureOrder, signal: AbortSignal): Promise<MadePicture>;
}

/** Puts a made picture into its conversation's folder, where the list of files shows it at once. */
export type KeepPicture = (picture: {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly signal: AbortSignal;
}) => Promise<
  { readonly ok: true; readonly url: string } | { readonly ok: false; readonly message: string }
>;
