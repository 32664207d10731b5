import { bucketOf, sentenceFeatures } from '@armoni/perception/tell/sentence-features';
import type { Masked } from './mask-clause.ts';

export const buckets = 2 ** 15;

const mostWords = 40;

/** What is known of a clause when its meaning is weighed: its words, and how much it names of what. */
export function featuresOf(masked: Masked): readonly number[] {
  const words = masked.words.slice(0, mostWords);
  const found = new Set<number>();
  const add = (feature: string) => found.add(bucketOf(feature, buckets));
  for (const feature of sentenceFeatures(words)) add(feature);
  const many = (values: readonly unknown[]) => Math.min(values.length, 3);
  add(`words: ${Math.min(words.length, 8)}`);
  add(`clips: ${many(masked.clips)}`);
  add(`times: ${many(masked.times)}`);
  add(`numbers: ${many(masked.numbers)}`);
  add(`texts: ${many(masked.texts)}`);
  add(
    `named: ${many(masked.clips)} ${many(masked.times)} ${many(masked.numbers)} ${many(masked.texts)}`,
  );
  return [...found];
}
