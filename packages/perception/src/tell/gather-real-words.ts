import { writeFileSync } from 'node:fs';
import english from 'an-array-of-english-words' with { type: 'json' };
import french from 'an-array-of-french-words' with { type: 'json' };
import { BloomFilter } from 'bloomfilter';
import { bitsSet, realWordsFile } from './real-words.ts';

/** Gathers the words of two tongues anew: `npm run gather-words`. */
const bitsEach = 8;
const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
const words = new Set([...french, ...english].map(fold).filter((word) => /^[a-z]{2,}$/.test(word)));
const filter = new BloomFilter(words.size * bitsEach, bitsSet);
for (const word of words) filter.add(word);
writeFileSync(realWordsFile, new Uint8Array(filter.buckets.buffer));
process.stdout.write(`armoni: ${words.size} words gathered\n`);
