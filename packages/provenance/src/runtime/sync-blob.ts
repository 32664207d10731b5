import { readSync } from 'node:fs';

/** Where bytes are read from, as they are needed: never a whole file at once. */
export type ByteSource = {
  readonly sizeBytes: number;
  read(start: number, end: number): Uint8Array;
};

/** What the library takes for a browser's Blob, read without waiting. */
export class SyncBlob extends Blob {
  readonly #source: ByteSource;
  readonly #start: number;
  readonly #end: number;

  constructor(source: ByteSource, start = 0, end = source.sizeBytes) {
    super([]);
    Object.defineProperty(this, 'size', { value: end - start });
    this.#source = source;
    this.#start = start;
    this.#end = end;
  }

  override slice(start = 0, end = this.#end - this.#start): Blob {
    const within = (at: number) => Math.max(this.#start, Math.min(this.#start + at, this.#end));
    return new SyncBlob(this.#source, within(start), Math.max(within(start), within(end)));
  }

  readSync(): ArrayBuffer {
    const bytes = this.#source.read(this.#start, this.#end);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  }
}

export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return { sizeBytes: bytes.length, read: (start, end) => bytes.subarray(start, end) };
}

/** @param descriptor of an open file, which stays open as long as it is read */
export function sourceOfFile(descriptor: number, sizeBytes: number): ByteSource {
  return {
    sizeBytes,
    read(start, end) {
      const out = Buffer.allocUnsafeSlow(end - start);
      let done = 0;
      while (done < out.length) {
        const count = readSync(descriptor, out, done, out.length - done, start + done);
        if (count === 0) break;
        done += count;
      }
      return out.subarray(0, done);
    },
  };
}
