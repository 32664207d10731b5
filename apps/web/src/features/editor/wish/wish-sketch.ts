import type { WishReading } from '@armoni/contract/wish';
import * as z from 'zod/mini';

const number = z.number();
/** What a sketch shows of an intent; fields of another version are passed over. */
const sketched = z.object({
  duration: z.catch(z.nullable(z.object({ minSeconds: number, maxSeconds: number })), null),
  shots: z.catch(z.object({ count: z.nullable(z.object({ least: number, most: number })) }), {
    count: null,
  }),
  clips: z.catch(
    z.object({ first: z.nullable(number), last: z.nullable(number), sequence: z.array(number) }),
    { first: null, last: null, sequence: [] },
  ),
  texts: z.catch(z.array(z.object({ kind: z.string(), text: z.string() })), []),
});

export type WishSketch = {
  /** « 20 s », as its chip says it; null where no length is wished for. */
  readonly length: string | null;
  /** Null where the studio decides. */
  readonly shots: number | null;
  /** Clips by their place in the order, from 0; null where the studio chooses. */
  readonly first: number | null;
  readonly last: number | null;
  readonly title: string | null;
  readonly call: string | null;
};

/** What of a film is known before it is made; null where nothing of it can be shown. */
export function sketchOf(
  { intent, understood }: WishReading,
  clipCount: number,
): WishSketch | null {
  const parsed = sketched.safeParse(intent);
  if (!parsed.success || understood.length === 0) return null;
  const { shots, clips, texts } = parsed.data;
  const labelOf = (field: string) => understood.find((chip) => chip.field === field)?.label ?? null;
  const placeOf = (clip: number | null | undefined) =>
    clip === null || clip === undefined || clip > clipCount ? null : clip - 1;
  const textOf = (kind: string) => texts.find((one) => one.kind === kind)?.text ?? null;
  const count = shots.count;
  return {
    length: labelOf('duration'),
    shots: count && count.least === count.most ? count.most : null,
    first: placeOf(clips.first ?? clips.sequence[0]),
    last: placeOf(clips.last),
    title: textOf('title'),
    call: textOf('call-to-action'),
  };
}
