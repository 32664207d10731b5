import type { Person } from '../../../illustration/illustration-description.ts';

/** What is said of all who are there: how they are seen and lit, and what each has as the other has it. */
export function sharedOf(
  trait: Partial<Person>,
  said: string,
  ahead: string,
): Partial<Person> | null {
  if (
    /(^|\W)(m[êe]mes?|same|matching|assortis|tous|tout le monde|everyone|everybody|all)(\W|$)/u.test(
      said,
    ) ||
    both.test(ahead)
  )
    return trait;
  const keys = ['isTurned', 'isThreeQuarter', 'isFacing', 'light'] as const;
  const told = keys.filter((key) => trait[key] !== undefined);
  return told.length === 0 ? null : Object.fromEntries(told.map((key) => [key, trait[key]]));
}

/** “a fox and a rabbit, both wearing hats” */
const both = /(?:^| )(?:both|chacune?|each|(?:tous|toutes) les deux)(?: |$)/u;

/** « construisent un bonhomme de neige » */
export const ofSeveral =
  /^(?:qui )?(?:(?:se |s )?\p{L}+ent|font|vont|sont)(?: |$)|(?:^assis|^debout|^sitting|^standing)$/u;
