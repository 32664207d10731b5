import { type Manner, manners } from '../study/find-manner.ts';

/** How many pictures of a set seem to be made in which manner, the most frequent first. */
export type Mixture = readonly { readonly manner: Manner; readonly count: number }[];

/** As the image engine, which refuses a set of which fewer are told alike (`learn/find-mixture.ts`). */
const leastCommon = 0.45;
const fewestToTell = 8;

/** Null where the pictures have a manner in common, or are too few to tell. */
export function findMixture(told: readonly Manner[]): Mixture | null {
  if (told.length < fewestToTell) return null;
  const mixture = manners
    .map((manner) => ({ manner, count: told.filter((one) => one === manner).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return mixture[0]!.count >= leastCommon * told.length ? null : mixture;
}
