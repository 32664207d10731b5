import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';

/** What may wait in memory while one write is under way. */
const waitingBytes = 4 * 1024 * 1024;

/**
 * Writes a stream to an open file. What arrives during one write goes into the next: few large
 * writes, and the sender does not wait for them. Neither syncs nor closes the file.
 */
export function writeInBatches(file: FileHandle): Writable {
  return new Writable({
    highWaterMark: waitingBytes,
    write: (chunk: Buffer, _encoding, done) => {
      writeAll(file, [chunk]).then(() => done(), done);
    },
    writev: (waiting, done) => {
      const chunks = waiting.map(({ chunk }) => chunk as Buffer);
      writeAll(file, chunks).then(() => done(), done);
    },
  });
}

/** A nearly full disk takes a part and says why only when asked to take the rest. */
async function writeAll(file: FileHandle, chunks: Buffer[]): Promise<void> {
  const sizeBytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten < sizeBytes) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}
