import { bucketOf, sentenceFeatures } from '@armoni/perception/tell/sentence-features';
import { fold } from '../grammar/fold.ts';
import { atHand, type Talk } from '../grammar/talk.ts';

export const buckets = 2 ** 15;

/** What is known of a message when its kind is weighed: its words, their beginnings, and what went before. */
export function featuresOf(message: string, talk: Talk): readonly number[] {
  const words = wordsOf(message);
  const found = new Set<number>();
  const add = (feature: string) => found.add(bucketOf(feature, buckets));
  const place = placeOf(talk);
  for (const feature of situationFeatures(talk)) add(feature);
  add(`words: ${Math.min(words.length, 8)}`);
  if (message.includes('?')) add('asks');
  if (/[«"“]/.test(message)) add('quotes');
  if (/^\p{Lu}/u.test(message)) add('capital');
  for (const word of words) add(`word: ${word} / ${place}`);
  for (const many of [1, 2, 3]) add(`first: ${words.slice(0, many).join(' ')} / ${place}`);
  for (const feature of sentenceFeatures(words)) add(feature);
  return [...found];
}

/** What went before, as far as it tells what a message means. */
export function situationFeatures(talk: Talk): readonly string[] {
  return [
    `at hand: ${placeOf(talk)}`,
    `several: ${talk.pictures.length > 1}`,
    `about: ${talk.about}`,
  ];
}

/** A picture that the message itself is about to make has no address yet. */
const placeOf = (talk: Talk) => (atHand(talk) ? 'picture' : 'nothing');

const mostWords = 40;

function wordsOf(message: string): readonly string[] {
  return fold(message)
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, mostWords);
}
