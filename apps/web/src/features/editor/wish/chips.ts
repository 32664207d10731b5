import type { WishReading } from '@armoni/contract/wish';
import { type HandCorrections, isIgnored } from './corrections.ts';
import { movedSpans, type Span } from './spans.ts';

export type UnderstoodChip = WishReading['understood'][number];
export type OfferedChip = WishReading['offered'][number];
export type RefusedChip = WishReading['refused'][number];
export type UnreadChip = WishReading['not_understood'][number];

/** What the studio made of the words, and the words it saw. */
export type ReadWish = { readonly reading: WishReading; readonly instructions: string };

/** A reading as it is shown: each list in the order of the wish. */
export type Chips = {
  readonly intent: WishReading['intent'];
  readonly understood: readonly UnderstoodChip[];
  readonly offered: readonly OfferedChip[];
  readonly refused: readonly RefusedChip[];
  readonly unread: readonly UnreadChip[];
};

/**
 * The last reading brought up to the text and the corrections as they stand now: while the next
 * one is on its way, what the person rewrote or took out is gone already.
 */
export function chipsOf(
  { reading, instructions: before }: ReadWish,
  now: { readonly instructions: string; readonly corrections: HandCorrections },
): Chips {
  const upToDate = <C extends { spans: Span[] }>(list: readonly C[]) =>
    inOrder(
      list.flatMap((chip) => {
        const spans = movedSpans(chip.spans, before, now.instructions);
        const isGone = spans === null || isIgnored(now.corrections, spans);
        return isGone ? [] : [{ ...chip, spans: [...spans] }];
      }),
    );
  const isSet = ({ field }: UnderstoodChip) =>
    now.corrections.set.some((each) => each.field === field);
  return {
    intent: reading.intent,
    understood: upToDate(reading.understood).filter((chip) => chip.spans.length > 0 || isSet(chip)),
    offered: upToDate(reading.offered),
    refused: upToDate(reading.refused),
    unread: upToDate(reading.not_understood),
  };
}

/** As the words stand in the wish; what no word speaks of comes last. */
function inOrder<C extends { spans: Span[] }>(chips: readonly C[]): readonly C[] {
  const start = ({ spans }: C) =>
    Math.min(Number.POSITIVE_INFINITY, ...spans.map((span) => span.start));
  const places = new Map(chips.map((chip) => [chip, start(chip)]));
  return chips.toSorted((a, b) => {
    const [first, second] = [places.get(a) as number, places.get(b) as number];
    return first === second ? 0 : first - second;
  });
}

export type MarkKind = 'understood' | 'offered' | 'refused' | 'unread';

/** A piece of the text, and how it is underlined; null for words that carry no wish. */
export type MarkedPiece = Span & { readonly text: string; readonly kind: MarkKind | null };

const kinds = ['refused', 'unread', 'offered', 'understood'] as const;

/** The text in pieces. Where readings overlap, what goes wrong is shown. */
export function marksOf(text: string, chips: Chips): readonly MarkedPiece[] {
  const spans = kinds.flatMap((kind) =>
    chips[kind].flatMap((chip) => chip.spans.map((span) => ({ ...span, kind }))),
  );
  const edges = new Set([0, text.length]);
  for (const { start, end } of spans) edges.add(start).add(end);
  const cuts = [...edges].filter((edge) => edge <= text.length).sort((a, b) => a - b);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] as number;
    const kind = spans.find((span) => span.start <= start && end <= span.end)?.kind ?? null;
    return { start, end, text: text.slice(start, end), kind };
  });
}
