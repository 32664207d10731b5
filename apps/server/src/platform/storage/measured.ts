import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Ends a pipeline whose stream grew past its limit. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Counts and hashes what flows through, and cuts it off with `TooLarge` past the limit. */
export function measured(maxBytes: number): {
  through: Transform;
  result(): { sizeBytes: number; sha256: string };
} {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return done(new TooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
}
