import type { MarkShape, WishedThing } from '../../../illustration/illustration-description.ts';

const within =
  "(?:dans|[àa]\\s+l['’]int[ée]rieur\\s+d['’]|inside(?:\\s+of)?|within|in)\\s*(?:une?|le|l['’]|an?|the)?\\s*(?:\\p{L}+\\s+)?";
const said = (named: string, says: string) =>
  new RegExp(`(?<!\\p{L})${named}(?:${says})(?!\\p{L})`, 'iu');

/** In what a mark stands, where that was told; a shield needs no « dans ». */
const shapes: readonly (readonly [MarkShape, RegExp])[] = [
  ['heart', said(within, 'c(?:oe|œ)ur|heart')],
  [
    'shield',
    said(`(?:${within})?`, 'bouclier|[ée]cu|[ée]cusson|blason|shield|crest|coat\\s+of\\s+arms'),
  ],
  ['hexagon', said(within, 'hexagone|hexagon')],
  ['square', said(within, 'carr[ée]|square')],
  // As every telephone shows them.
  [
    'square',
    said(
      '',
      "(?:app(?:lication)?|web)[- ]icons?|favicons?|ic[ôo]nes?\\s+(?:de\\s+l['’]|d['’]|pour\\s+(?:une\\s+)?)app(?:li(?:cation)?)?",
    ),
  ],
];

type ToldField = {
  readonly field: MarkShape | null;
  /** As typed. */
  readonly heard: readonly string[];
};

/** « un chien dans un cœur », « un blason »: the field of a mark, and no thing beside its others. */
export function fieldOf(prompt: string): ToldField {
  for (const [field, says] of shapes) {
    const [found] = says.exec(prompt) ?? [];
    if (found) return { field, heard: found.toLowerCase().split(/[\s’']+/u) };
  }
  return { field: null, heard: [] };
}

/** Which of the things the field is: never all of them. */
export function thingsOfField(
  things: readonly WishedThing[],
  { field }: ToldField,
): readonly number[] {
  const ids = field && ofShape[field];
  const found = ids ? things.flatMap(({ id }, at) => (ids.test(id) ? [at] : [])) : [];
  return found.length < things.length ? found : [];
}
const ofShape: Readonly<Record<MarkShape, RegExp>> = {
  heart: /^heart$/,
  shield: /^shield$/,
  hexagon: /^hexagon/,
  square: /^square-shape$/,
};
