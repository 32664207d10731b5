import type { KnownClip } from '../../../model/reading-context.ts';
import type { Concept } from './concepts.ts';
import { readConcepts, type Token } from './read-concepts.ts';

const ofText: readonly Concept[] = [
  ...(['textVerb', 'text', 'keep', 'first', 'last', 'moment'] as const),
  ...(['range', 'edge', 'length', 'place', 'look'] as const),
];

/**
 * What stands around a text in quotes, as the rules know it: a verb in front, behind it its place,
 * moment, length and look. Null where any word says something else.
 */
export function sayText(
  before: string,
  after: string,
  known: readonly KnownClip[],
): readonly [before: string, after: string] | null {
  const [left, right] = [readConcepts(before, known), readConcepts(after, known)];
  if (left === null || right === null) return null;
  const tokens = [...left, ...right];
  const isOfText = ({ meanings }: Token) => ofText.some((concept) => meanings.has(concept));
  if (tokens.length === 0 || !tokens.every(isOfText)) return null;
  const found = (concept: Concept) => tokens.find(({ meanings }) => meanings.has(concept))?.text;
  const moment = found('range') ?? found('moment');
  const edge = found('edge');
  const settings = [
    place(found('place')),
    moment,
    edge === undefined ? undefined : `pendant ${edge}`,
    found('length')?.replace(/^[a-z ]*(?=\d)/, 'pendant '),
    lookOf(found('look')),
    moment === undefined && edge === undefined ? ends(found('first'), found('last')) : undefined,
  ];
  const label = /titre|title/.test(found('text') ?? '') ? 'titre' : 'affiche';
  const said = [...new Set(settings.filter((each) => each !== undefined))];
  return [`${label} `, said.map((each) => ` ${each}`).join('')];
}

function place(words: string | undefined): string | undefined {
  if (words === undefined) return undefined;
  if (/haut|top/.test(words)) return 'en haut';
  return /bas|bottom/.test(words) ? 'en bas' : 'au centre';
}

function lookOf(words: string | undefined): string | undefined {
  if (words === undefined) return undefined;
  if (/^(?:in )?cap/.test(words)) return 'en majuscules';
  if (/big|large letters/.test(words)) return 'en gros';
  return words;
}

function ends(first: string | undefined, last: string | undefined): string | undefined {
  if (last !== undefined) return 'a la fin';
  return first === undefined ? undefined : 'au debut';
}
