import type { WishCorrections } from '@armoni/contract/wish';
import * as z from 'zod/mini';
import { isInside, movedSpan, movedSpans, type Span } from './spans.ts';

const span = z.object({ start: z.number(), end: z.number() });

/** What a person changed by hand in the reading of a wish, with the words it is about. */
export const handCorrections = z.object({
  /** Words that are not to be read. */
  ignored: z.array(span),
  /** Fields as the reading names them, such as `clips.first`. */
  set: z.array(z.object({ field: z.string(), value: z.unknown(), spans: z.array(span) })),
});
export type HandCorrections = z.infer<typeof handCorrections>;
export type FieldSet = HandCorrections['set'][number];

export const noCorrections: HandCorrections = { ignored: [], set: [] };

export function hasCorrections({ ignored, set }: HandCorrections): boolean {
  return ignored.length + set.length > 0;
}

/** Those that still fit once the text was changed. Whoever rewrites words wants them read. */
export function movedCorrections(
  corrections: HandCorrections,
  before: string,
  after: string,
): HandCorrections {
  return {
    ignored: corrections.ignored.flatMap((each) => movedSpan(each, before, after) ?? []),
    set: corrections.set.flatMap((each) => {
      const spans = movedSpans(each.spans, before, after);
      return spans === null ? [] : [{ ...each, spans: [...spans] }];
    }),
  };
}

/** One chip less: its words are not read, and its field is as the other words have it. */
export function withoutChip(
  corrections: HandCorrections,
  { field, spans }: { readonly field?: string; readonly spans: readonly Span[] },
): HandCorrections {
  const others = corrections.ignored.filter((each) => !spans.some((one) => isInside(each, one)));
  return {
    ignored: [...others, ...spans],
    set: corrections.set.filter((each) => each.field !== field),
  };
}

export function withField(corrections: HandCorrections, set: FieldSet): HandCorrections {
  const others = corrections.set.filter(({ field }) => field !== set.field);
  return { ...corrections, set: [...others, set] };
}

/** Whether words were taken out by hand. */
export function isIgnored({ ignored }: HandCorrections, spans: readonly Span[]): boolean {
  return spans.length > 0 && spans.every((one) => ignored.some((each) => isInside(one, each)));
}

/** As the studio takes them; `clips.first` is a part of `clips`. */
export function correctionsOnTheWire({ ignored, set }: HandCorrections): WishCorrections {
  const fields: Record<string, unknown> = {};
  for (const { field, value } of set) {
    const [whole, part] = field.split('.') as [string, string?];
    fields[whole] = part === undefined ? value : { ...(fields[whole] ?? {}), [part]: value };
  }
  return { ignored, set: fields };
}
