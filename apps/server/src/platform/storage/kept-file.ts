/** A stored file as a person takes it away. */
export type KeptFile = {
  readonly key: string;
  /** Folder and name for people, without its extension; that comes from the key. */
  readonly folder: string;
  readonly name: string;
  readonly sizeBytes: number | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};
