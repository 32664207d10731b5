import { secondsOf, time } from '@armoni/video-engine/plan/intent/duration/read-time';
import type { Change } from './change.ts';
import { type Marked, type Reference, referencePattern } from './references.ts';

/** What a rule makes of the words it met: changes, or nothing where they say something else. */
export type Rule = readonly [RegExp, (found: Found) => readonly Change[] | null];

export type Found = {
  readonly words: readonly (string | undefined)[];
  readonly marked: Marked;
  readonly shotCount: number;
};

/** One reference, or several joined by « et ». */
export const R = `(${referencePattern}(?:(?:,| et|, et) ${referencePattern})*)`;
/** Of verbs, as people spell them. */
export const ends = '[rsz]?';
/** A length of time, as one part. */
export const time1 = `(${time})`;
export const bit =
  '(?:un (?:petit )?peu |beaucoup |bien |vraiment |tres |encore |nettement |legerement )?';

export const rule = (pattern: string, make: Rule[1]): Rule => [
  new RegExp(`(?<![a-z\\u00e0-\\u00ff])(?:${pattern})(?![a-z])`, 'g'),
  make,
];

export const remove = `(?:enleve|supprime|retire|vire|coupe|ote|efface|jette|zappe|degage|sors|vire|remove|delete)${ends}(?:-moi)?`;

export const change = `(?:remplace|change|corrige|modifie|renomme)${ends}`;

/** The shots that a part of the pattern names. */
export function named({ words, marked }: Found, group: number): Reference {
  return marked.referenceOf(words[group] ?? '');
}

/** The same, whichever alternative was met. */
export function anyNamed({ words, marked }: Found): Reference {
  return marked.referenceOf(words.slice(1).join(''));
}

export function quoted({ words, marked }: Found, group: number): string {
  return marked.quoteOf(words[group] ?? '');
}

export function secondsIn({ words }: Found, group: number): number {
  return secondsOf(words[group] ?? '');
}
