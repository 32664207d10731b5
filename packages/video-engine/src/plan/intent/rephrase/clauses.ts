import type { Span } from '../../../model/reading.ts';
import { blank, type Wording } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { overlaps } from './compare-readings.ts';

const bounds = new RegExp(
  `(?:[,;!?\\n()${blank}]|[.:](?!\\d)| - )+ ?| (?:puis|mais|(?<!(?:noir|black) )(?:et|and)|(?<!(?:le|du|un|des|les|ce|au|chaque) )but|then)(?= )| (?=(?:parce qu|car |puisqu|vu qu|because |since |so (?:that|we|you|i|people) |histoire d|afin d|pas l[ae]s? |not the |comme ca |(?:pour|to) [a-z]{3,12}(?:er|ir|re)? ))`,
  'g',
);
/** Clauses with words handed back, alone and then with those beside them. */
export function stretchesOf(wording: Wording, leftover: readonly Stretch[]): readonly Stretch[] {
  const clauses = clausesOf(wording);
  const isLost = (clause: Stretch) => leftover.some((each) => overlaps(each, clause));
  // « score final « 4-2 » affiché … »: what stands in front of a text may be no part of it.
  const fromQuote = ({ start, end }: Stretch) => {
    const quote = wording.quotes.find((each) => each.start > start && each.end <= end);
    return quote === undefined
      ? [{ start, end }]
      : [
          { start, end },
          { start: quote.start, end },
        ];
  };
  const reaches = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [0, 2],
  ] as const;
  return clauses.flatMap((clause, index) =>
    isLost(clause)
      ? reaches.flatMap(([before, after]) => {
          const [first, last] = [clauses[index - before], clauses[index + after]];
          const isApart =
            first !== undefined &&
            last !== undefined &&
            /[.!?\n] ?[a-z]/.test(wording.folded.slice(first.start, last.start + 1));
          return first === undefined || last === undefined || isApart
            ? []
            : fromQuote({ start: first.start, end: last.end });
        })
      : [],
  );
}

/** What stands in quotes parts no clauses. */
export function clausesOf({ folded, quotes }: Wording): readonly Stretch[] {
  const text = quotes.reduce((all, { start, end }) => {
    return all.slice(0, start) + 'q'.repeat(end - start) + all.slice(end);
  }, folded);
  const clauses: Stretch[] = [];
  let start = 0;
  for (const { index, 0: bound } of [...text.matchAll(bounds), { index: text.length, 0: '' }]) {
    const words = text.slice(start, index);
    if (/[a-z0-9]/.test(words)) clauses.push({ start: start + words.search(/\S/), end: index });
    start = index + bound.length;
  }
  return clauses;
}

export function originsOf(wording: Wording, { start, end }: Stretch): Span {
  return { start: wording.originOf(start), end: wording.originOf(end) };
}
