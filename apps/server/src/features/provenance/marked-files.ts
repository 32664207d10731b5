/** A file of this studio that carries a watermark. */
export type MarkedFile = {
  readonly ownerId: string;
  readonly key: string;
  /** Of a film. */
  readonly filmId: string | null;
};

/** By what the watermark says; what lies in the bin is not there. */
export interface MarkedFiles {
  find(watermark: string): Promise<MarkedFile | null>;
  /** The address under which a film is shared now; null when it is not. */
  sharedAt(file: MarkedFile): Promise<string | null>;
}
