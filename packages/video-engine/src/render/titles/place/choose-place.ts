import type { Picture, Seen } from '@armoni/perception/see/nanodet';
import sharp from 'sharp';
import type { TitleCard } from '../../../model/timeline.ts';
import { layOut } from '../layout/lay-out.ts';
import { lookOnce } from '../legibility/look-once.ts';
import type { Sample } from '../legibility/sample.ts';
import { sampleFrames } from '../legibility/sample-frames.ts';
import { measureText } from '../legibility/text-groups.ts';
import type { TitleContext } from '../title-context.ts';
import { openTypeface } from '../type/typeface.ts';
import { type Covered, coveredBy } from './covered.ts';

/** What looks at a picture. */
export type See = (picture: Picture) => Promise<readonly Seen[]>;

/** What a place costs beside its veil: busy pictures, people hidden, and the subject's middle. */
const weights = { deviation: 1.2, heads: 2, bodies: 0.4 } as const;
const reluctance = { bottom: 0, top: 0.04, middle: 0.25 } as const;
/** The longer side of what the eyes look at. */
const seenSide = 416;

/**
 * Where a title needs the least veil and hides nobody: measured on the film's own pictures
 * beneath it. Without eyes people are not known, and the picture alone decides.
 */
export async function choosePlace(
  card: TitleCard,
  places: readonly TitleCard['place'][],
  context: TitleContext,
  see: See | null,
): Promise<TitleCard['place']> {
  const samples = await sampleFrames(card, context);
  const seen = see === null ? [] : await Promise.all(samples.map((one) => look(one, see)));
  const costs = new Map<TitleCard['place'], number>();
  for (const place of places) {
    const cost = await costOf({ ...card, place }, samples, seen, context);
    if (cost !== null) costs.set(place, cost);
  }
  const least = Math.min(...costs.values());
  return [...costs].find(([, cost]) => cost === least)?.[0] ?? card.place;
}

async function costOf(
  card: TitleCard,
  samples: readonly Sample[],
  seen: readonly (readonly Seen[])[],
  context: TitleContext,
): Promise<number | null> {
  const typeface = await openTypeface();
  const { width, height } = context.timeline;
  const frame = { width, height };
  const { layout } = layOut(card, frame, typeface);
  if (layout === null) return null;
  const text = await measureText(card.manner, layout, frame, typeface);
  const { veil, deviation } = await lookOnce(card, text, context, () => Promise.resolve(samples));
  const covered = seen.map((picture) => coveredBy(layout, frame, picture));
  const most = (read: (one: Covered) => number) => Math.max(0, ...covered.map(read));
  return (
    veil.opacity +
    weights.deviation * deviation +
    weights.heads * most(({ heads }) => heads) +
    weights.bodies * most(({ bodies }) => bodies) +
    reluctance[card.place]
  );
}

async function look({ rgb, width, height }: Sample, see: See): Promise<readonly Seen[]> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(seenSide, seenSide, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return see({ rgb: data, width: info.width, height: info.height });
}
