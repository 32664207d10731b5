import type { Reading, Span } from '../../../model/reading.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import { blank, type Wording } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { sayPlainly } from './say-plainly.ts';
import { sayText } from './say-text.ts';

/** A reading, and what of it no rule took: what a rule handed back on purpose stays so. */
export type RuledReading = { readonly reading: Reading; readonly leftover: readonly Stretch[] };
type Read = (wording: Wording) => RuledReading;

const bounds = new RegExp(
  `(?:[,;!?\\n()${blank}]|[.:](?!\\d)| - )+ ?| (?:et|puis|mais|and|(?<!(?:le|du|un|des|les|ce|au|chaque) )but|then)(?= )| (?=(?:parce qu|car |puisqu|vu qu|because |since |so (?:that|we|you|i|people) |histoire d|afin d|pas l[ae]s? |not the |comme ca |(?:pour|to) [a-z]{3,12}(?:er|ir|re)? ))`,
  'g',
);
/** A wish of nothing but stops is read no longer for it. */
const mostTried = 12;
/** Longer than people write: read once. */
const longestTried = 1500;

/**
 * Reads a wish, and what its rules hand back once more in plain words: each clause whose words all
 * stand for something and that mean something together is replaced by the wording that the rules
 * know. It counts where the whole is then read with fewer words handed back and all else as before.
 */
export function readRephrased(wording: Wording, known: readonly KnownClip[], read: Read): Reading {
  let best = { wording, ...read(wording) };
  if (wording.folded.length > longestTried) return best.reading;
  let tried = 0;
  for (let rounds = 0; rounds < 4 && best.leftover.length > 0; rounds += 1) {
    const before = best;
    for (const stretch of stretchesOf(before.wording, before.leftover)) {
      const next = inPlainWords(before.wording, stretch, known);
      if (next === null || tried >= mostTried) continue;
      tried += 1;
      const after = read(next);
      if (!isBetter(before.reading, after.reading, originsOf(before.wording, stretch))) continue;
      best = { wording: next, ...after };
      break;
    }
    if (best === before) break;
  }
  return best.reading;
}

/** With one stretch said otherwise: a clause without quotes, or what stands around one. */
function inPlainWords(
  wording: Wording,
  { start, end }: Stretch,
  known: readonly KnownClip[],
): Wording | null {
  const { folded } = wording;
  const [quote, ...others] = wording.quotes.filter((each) => overlaps(each, { start, end }));
  if (others.length > 0) return null;
  if (quote === undefined) {
    const plain = sayPlainly(folded.slice(start, end), known);
    return plain === null ? null : wording.rewritten({ start, end }, plain);
  }
  const said = sayText(folded.slice(start, quote.start), folded.slice(quote.end, end), known);
  if (said === null) return null;
  const [before, after] = said;
  return wording
    .rewritten({ start: quote.end, end }, after)
    .rewritten({ start, end: quote.start }, before);
}

/** Clauses with words handed back, alone and then with those beside them. */
function stretchesOf(wording: Wording, leftover: readonly Stretch[]): readonly Stretch[] {
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
          return first === undefined || last === undefined
            ? []
            : fromQuote({ start: first.start, end: last.end });
        })
      : [],
  );
}

/** What stands in quotes parts no clauses. */
function clausesOf({ folded, quotes }: Wording): readonly Stretch[] {
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

function originsOf(wording: Wording, { start, end }: Stretch): Span {
  return { start: wording.originOf(start), end: wording.originOf(end) };
}

/** How much of the wish is handed back, in units. */
function lostIn({ notUnderstood, refused }: Reading): number {
  const unseen = refused.filter(({ reason }) => reason === 'no-vision');
  const spans = [...notUnderstood, ...unseen].flatMap((each) => each.spans);
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Nothing of the stretch is handed back any more, and nothing else is read otherwise. */
function isBetter(before: Reading, after: Reading, span: Span): boolean {
  const isIn = ({ spans }: { spans: readonly Span[] }) =>
    spans.some((each) => overlaps(each, span));
  const isOut = (each: { spans: readonly Span[] }) => !isIn(each);
  const fieldsOutside = ({ understood }: Reading) =>
    understood
      .filter(({ spans }) => spans.some((each) => !overlaps(each, span)))
      .map(({ field }) => field)
      .toSorted()
      .join();
  const isAnswered =
    after.understood.some(isIn) ||
    after.refused.some((each) => isIn(each) && !/^(?:no-vision|contradiction)$/.test(each.reason));
  return (
    !after.notUnderstood.some(isIn) &&
    isAnswered &&
    lostIn(after) < lostIn(before) &&
    after.refused.filter(isOut).length <= before.refused.filter(isOut).length &&
    fieldsOutside(before) === fieldsOutside(after)
  );
}
