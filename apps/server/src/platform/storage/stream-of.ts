import { Readable } from 'node:stream';

/** Bytes as the storage takes them. */
export function streamOf(bytes: Uint8Array): Readable {
  return Readable.from([Buffer.from(bytes)], { objectMode: false });
}
