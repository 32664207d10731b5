import { makeRandom } from '../truth/random.ts';

/**
 * Repeatable sentences with words as unevenly common as in a language: the n-th of `vocabulary`
 * made words comes 1/n as often as the first (Zipf).
 */
export function makeWording(seed: number, vocabulary = 20_000) {
  const random = makeRandom(seed);
  const words = Array.from({ length: vocabulary }, (_, rank) => wordOf(rank));
  // Inverse of the harmonic sum ln(n): small ranks come often.
  const word = () => words[Math.floor(vocabulary ** random.next()) - 1] ?? words[0]!;
  const sentence = (length: number) => `${Array.from({ length }, word).join(' ')}.`;
  return { sentence, words };
}

const beginnings = ['ba', 'ce', 'di', 'fo', 'gu', 'jé', 'ka', 'le', 'mi', 'no', 'pa', 'ré', 'so'];
const middles = ['ra', 'né', 'li', 'to', 'lu', 'ma', 'vi', 'çon', 'sse', 'qui', 'ge'];
const ends = ['n', 'r', 's', 'lle', 'ment', 'tion', 'que', 'ge', 'ton', 'rie', 'té'];

/** A word of its own for each rank. */
function wordOf(rank: number): string {
  const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';
  const first = pick(beginnings, rank) + pick(middles, Math.floor(rank / beginnings.length));
  const rest = Math.floor(rank / (beginnings.length * middles.length));
  const second = rest === 0 ? '' : pick(middles, rest) + pick(beginnings, Math.floor(rest / 11));
  return first + second + pick(ends, rank);
}
