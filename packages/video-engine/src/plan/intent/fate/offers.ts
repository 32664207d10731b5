import type { Intent } from '../../../model/intent.ts';
import type { Offered, Reading, Span, Understood } from '../../../model/reading.ts';
import { fold } from '../words/read-wording.ts';
import { isMeaningful } from './leftover.ts';

/** What no press can set. */
const unoffered = /^(?:none|words|clips|shots|music|captions)$/;

/** The offers of fields that were read and are not trusted, with all words that belong to them. */
export function offersOf(
  intent: Intent,
  doubted: readonly Understood[],
  wordsOf: (field: string) => readonly Span[],
  written: string,
): readonly Offered[] {
  const fields = [...new Set(doubted.map(({ field }) => field))].filter(
    (field) => !unoffered.test(field),
  );
  return fields.map((field) => {
    const own = doubted.filter((each) => each.field === field);
    const spans = merged([...wordsOf(field), ...own.flatMap((each) => each.spans)]);
    return {
      field,
      label: own.map(({ label }) => label).join(', '),
      value: valueIn(intent, field),
      spans,
      words: wordsIn(spans, written),
    };
  });
}

/**
 * A reading whose offers hold: each is of a field that nothing else set, and its words are handed
 * back nowhere else. Where a person set the field, its words are those of the offer.
 */
export function settleOffers(
  reading: Reading,
  written: string,
  setByHand: readonly string[],
): Reading {
  const isSet = (field: string) => reading.understood.some((each) => each.field === field);
  const offers = reading.offered.filter(
    ({ field }, place, all) => all.findIndex((each) => each.field === field) === place,
  );
  const offered = offers.filter(
    ({ field, spans }) => !isSet(field) && spans.some((span) => isBack(reading, span)),
  );
  const taken = offers.filter(({ field }) => setByHand.includes(field));
  const understood = reading.understood.map((each) => {
    const offer = taken.find(({ field }) => field === each.field);
    return offer === undefined ? each : { ...each, spans: offer.spans, words: offer.words };
  });
  const spans = [...offered, ...taken].flatMap((each) => each.spans);
  return {
    ...reading,
    understood,
    offered: offered.toSorted((a, b) => startOf(a) - startOf(b)),
    notUnderstood: reading.notUnderstood.flatMap((each) => {
      if (!each.spans.some((own) => spans.some((span) => overlap(own, span)))) return [each];
      return each.spans
        .flatMap((own) => spans.reduce<Span[]>((left, span) => left.flatMap(cut(span)), [own]))
        .map((span) => ({ spans: [span], words: wordsIn([span], written) }))
        .filter(({ words }) => isMeaningful(fold(words)));
    }),
  };
}

function isBack({ notUnderstood }: Reading, span: Span): boolean {
  return notUnderstood.some(({ spans }) => spans.some((each) => overlap(each, span)));
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** What a stretch leaves of another. */
function cut(span: Span) {
  return (from: Span): Span[] => {
    if (!overlap(from, span)) return [from];
    return [
      { start: from.start, end: span.start },
      { start: span.end, end: from.end },
    ].filter(({ start, end }) => end > start);
  };
}

function startOf({ spans }: Offered): number {
  return spans[0]?.start ?? 0;
}

/** In the order of the wish, what touches as one. */
export function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const each of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last !== undefined && each.start <= last.end + 1) last.end = Math.max(last.end, each.end);
    else whole.push({ ...each });
  }
  return whole;
}

function wordsIn(spans: readonly Span[], written: string): string {
  return spans.map(({ start, end }) => written.slice(start, end).trim()).join(' … ');
}

function valueIn(intent: Intent, field: string): unknown {
  const [name = '', part] = field.split('.');
  const value = (intent as unknown as Readonly<Record<string, unknown>>)[name];
  return part === undefined ? value : (value as Readonly<Record<string, unknown>>)[part];
}
