import type { IllustrationDescription, WishedThing } from '../../illustration-description.ts';

/** Strewn about words, where nothing else is shown. */
export const strewn: ReadonlySet<string> = new Set(['scattered-stars', 'scattered-hearts']);

/** Nothing but words, and what is strewn about them. */
export const isCard = (
  { text, place }: Pick<IllustrationDescription, 'text' | 'place'>,
  things: readonly WishedThing[],
): boolean => text.length > 0 && place === null && things.every(({ id }) => strewn.has(id));

export const allOf = (things: readonly WishedThing[], some: ReadonlySet<string>): boolean =>
  things.length > 0 && things.every(({ id }) => some.has(id));

export const withoutStrewn = (things: readonly WishedThing[]): readonly WishedThing[] =>
  things.filter(({ id }) => !strewn.has(id));
