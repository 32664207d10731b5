import { fold } from '../grammar/fold.ts';
import { atHand, type Talk } from '../grammar/talk.ts';

/** Where features are counted: a feature is known by its hash alone. */
export const buckets = 2 ** 15;

/** What is known of a message when its kind is weighed: its words, their beginnings, and what went before. */
export function featuresOf(message: string, talk: Talk): readonly number[] {
  const words = wordsOf(message);
  const found = new Set<number>();
  const add = (feature: string) => found.add(hash(feature) % buckets);
  const place = placeOf(talk);
  for (const feature of situationFeatures(talk)) add(feature);
  add(`words: ${Math.min(words.length, 8)}`);
  if (message.includes('?')) add('asks');
  if (/[«"“]/.test(message)) add('quotes');
  if (/^\p{Lu}/u.test(message)) add('capital');
  for (const [at, word] of words.entries()) {
    add(`word: ${word}`);
    add(`word: ${word} / ${place}`);
    add(`two: ${words.slice(at, at + 2).join(' ')}`);
    add(`three: ${words.slice(at, at + 3).join(' ')}`);
  }
  for (const many of [1, 2, 3]) {
    add(`first: ${words.slice(0, many).join(' ')}`);
    add(`first: ${words.slice(0, many).join(' ')} / ${place}`);
    add(`last: ${words.slice(-many).join(' ')}`);
  }
  const letters = ` ${words.join(' ')} `;
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= letters.length; at += 1) {
      add(`letters: ${letters.slice(at, at + length)}`);
    }
  }
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

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let code = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    code = Math.imul(code ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return code;
}
