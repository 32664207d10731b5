/// <reference path="./bloomfilter.d.ts" />
import { readFileSync } from 'node:fs';
import { BloomFilter } from 'bloomfilter';

/** Of 570,000 words of French and English, `gather-real-words.ts` writes it anew. */
export const realWordsFile = new URL('./real-words.bin', import.meta.url);

/** Each word sets so many bits: with eight bits a word, one in forty that no tongue has passes for real. */
export const bitsSet = 5;

let known: BloomFilter | null = null;

/**
 * Whether French or English has the word, in any of its forms: what neither has is a slip, a name or
 * another tongue's. A real word always passes; of others one in forty does.
 *
 * @param folded lower case, without accents
 */
export function isRealWord(folded: string): boolean {
  known ??= readFilter();
  return known.test(folded);
}

function readFilter(): BloomFilter {
  const { buffer, byteOffset, length } = Uint8Array.from(readFileSync(realWordsFile));
  return new BloomFilter(new Uint32Array(buffer, byteOffset, length / 4), bitsSet);
}
