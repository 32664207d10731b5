import { createCipheriv } from 'node:crypto';
import { Readable } from 'node:stream';

/** So many bytes that nothing can pack, the same at every run. */
export function randomBytesOf(count: number): Readable {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 1), Buffer.alloc(16, 2));
  const zeros = Buffer.alloc(2 ** 20);
  return Readable.from(
    (function* () {
      for (let left = count; left > 0; left -= zeros.length) {
        yield cipher.update(left < zeros.length ? zeros.subarray(0, left) : zeros);
      }
    })(),
  );
}
