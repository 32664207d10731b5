import { writeFileSync } from 'node:fs';
import { BloomFilter } from 'bloomfilter';
import { bitsSet, foldWord, realWordsFile } from './real-words.ts';
import { englishWords, frenchWords } from './word-lists.ts';

/** Gathers the words of two tongues anew: `npm run gather-words`. */
const bitsEach = 12;
const words = new Set(
  [...frenchWords, ...englishWords].map(foldWord).filter((word) => /^[a-z]{2,}$/.test(word)),
);
const filter = new BloomFilter(words.size * bitsEach, bitsSet);
for (const word of words) filter.add(word);
writeFileSync(realWordsFile, new Uint8Array(filter.buckets.buffer));
process.stdout.write(`armoni: ${words.size} words gathered\n`);
