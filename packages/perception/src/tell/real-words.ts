/// <reference path="./bloomfilter.d.ts" />
import { readFileSync } from 'node:fs';
import { BloomFilter } from 'bloomfilter';

/** Of 570,000 words of French and English, `gather-real-words.ts` writes it anew. */
export const realWordsFile = new URL('./real-words.bin', import.meta.url);

/** Each word sets so many bits: with twelve bits a word, one in three hundred that no tongue has passes for real. */
export const bitsSet = 8;

let known: BloomFilter | null = null;

/**
 * Whether French or English has the word, in any of its forms: what neither has is a slip, a name or
 * another tongue's. A real word always passes; of others one in three hundred does. Names of countries
 * are words, too.
 *
 * @param folded as `foldWord` folds it
 */
export function isRealWord(folded: string): boolean {
  known ??= readFilter();
  return known.test(folded);
}

/** Lower case, without accents: « Œuvré » as « oeuvre ». */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

function readFilter(): BloomFilter {
  const { buffer, byteOffset, length } = Uint8Array.from(readFileSync(realWordsFile));
  return new BloomFilter(new Uint32Array(buffer, byteOffset, length / 4), bitsSet);
}
