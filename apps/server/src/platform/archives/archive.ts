import type { Readable } from 'node:stream';

/** A file of an archive. */
export type ArchiveEntry = {
  /** With `/` between folders. */
  readonly path: string;
  readonly modifiedAt: Date;
  /** False for what is compressed already. */
  readonly isCompressible: boolean;
  /** Called when its turn has come; null leaves it out. */
  open(): Promise<Readable | null>;
};

/** Packs entries one after the other, as fast as they are read. An entry that fails ends it. */
export type PackArchive = (entries: AsyncIterable<ArchiveEntry>) => Readable;
