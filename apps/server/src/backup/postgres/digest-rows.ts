import { createHash } from 'node:crypto';
import type { Tables } from '../manifest.ts';

const modulus = 2n ** 256n;

/**
 * Counts rows and adds up their digests: the same rows give the same sum in any order, which a
 * table does not have, and a row more, less or twice gives another.
 */
export function makeRowDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      const digest = createHash('sha256').update(line).digest('hex');
      sum = (sum + BigInt(`0x${digest}`)) % modulus;
    },
    result: (): Tables[string] => ({ rows, sha256: sum.toString(16).padStart(64, '0') }),
  };
}
