import { isWithin, soundOf } from '@armoni/perception/tell/near-spelling';
import { ourWords } from './our-words.ts';

/** Letters; shorter words have too many neighbours. */
const shortest = { byEar: 5, byHand: 6 } as const;
const shortestSound = 3;

/** Words of ours, by how they sound and by what is left when one letter is gone. */
type Neighbours = {
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly byRest: ReadonlyMap<string, readonly string[]>;
};
let neighbours: Neighbours | null = null;

/**
 * Of a plain word (`tokenise`) that none of our tables has: the one word of ours for which it was
 * meant, as it sounds or but for one letter too many, missing, wrong or in its neighbour's place.
 * Null where there is none, or more than one.
 */
export function meantFor(word: string, typedLength = word.length): string | null {
  if (typedLength < shortest.byEar || !/^[a-z]+$/.test(word)) return null;
  neighbours ??= buildNeighbours();
  const sound = soundOf(word);
  const heard = sound.length < shortestSound ? [] : (neighbours.bySound.get(sound) ?? []);
  const alike = heard.filter((one) => Math.abs(one.length - word.length) <= 2);
  if (alike.length > 0) return nearest(alike, word);
  if (typedLength < shortest.byHand) return null;
  const near = [word, ...restsOf(word)]
    .flatMap((rest) => neighbours!.byRest.get(rest) ?? [])
    .filter((one) => one[0] === word[0] && isWithin(one, word, 1));
  const [one, ...others] = new Set(near);
  return others.length === 0 ? (one ?? null) : null;
}

/** Of those that sound alike the one with most letters in common; null where two have as many. */
function nearest(words: readonly string[], word: string): string | null {
  const apart = words.map((one) => lettersApart(one, word));
  const least = Math.min(...apart);
  const found = words.filter((_, at) => apart[at] === least);
  return found.length === 1 ? found[0]! : null;
}

/** A letter is sooner forgotten than taken for another. */
const ofChange = 1.5;

/** Letters to add, take away or change. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [by, theirs] of [...other].entries())
      next.push(
        Math.min(row[by]! + (letter === theirs ? 0 : ofChange), row[by + 1]! + 1, next[by]! + 1),
      );
    row = next;
  }
  return row.at(-1)!;
}

function buildNeighbours(): Neighbours {
  const [bySound, byRest] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (map: Map<string, string[]>, key: string, word: string) =>
    void map.set(key, [...(map.get(key) ?? []), word]);
  for (const word of ourWords().meant) {
    if (word.length < shortest.byEar - 1 || !/^[a-z]+$/.test(word)) continue;
    add(bySound, soundOf(word), word);
    for (const rest of new Set([word, ...restsOf(word)])) add(byRest, rest, word);
  }
  return { bySound, byRest };
}

const restsOf = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
