import type { Face } from '@armoni/perception/see/faces';
import type { Picture, Seen } from '@armoni/perception/see/nanodet';
import sharp from 'sharp';
import type { TitleCard } from '../../../model/timeline.ts';
import { layOut } from '../layout/lay-out.ts';
import type { TitleLayout } from '../layout/layout.ts';
import { lookOnce } from '../legibility/look-once.ts';
import type { Sample } from '../legibility/sample.ts';
import { sampleFrames } from '../legibility/sample-frames.ts';
import { measureText } from '../legibility/text-groups.ts';
import type { TitleContext } from '../title-context.ts';
import { openTypeface } from '../type/typeface.ts';
import { type Covered, coveredBy, type InPicture } from './covered.ts';

/** What looks at a picture, and closely at the faces in it. */
export type Sight = {
  readonly see: (picture: Picture) => Promise<readonly Seen[]>;
  readonly seeFaces: (picture: Picture) => Promise<readonly Face[]>;
};

type Place = TitleCard['place'];
type Side = TitleCard['side'];

export type PlaceChoice = {
  /** Where the text may stand; of two as good the first. */
  readonly places: readonly Place[];
  /** Where it stands unless that hides somebody; null where the picture decides. */
  readonly home: Place | null;
  /** Of a body: what may lie under a text at home. */
  readonly mostBody: number;
};

export type ChosenPlace = {
  readonly place: Place;
  /** Absent where the manner itself has its text stand. */
  readonly side?: Side;
  /** No place would have spared the face. */
  readonly hidesFace: boolean;
};

/** What a place costs beside its veil: busy pictures, people hidden, and the subject's middle. */
const weights = { deviation: 1.2, heads: 2, face: 1, bodies: 0.8 } as const;
const reluctance = { bottom: 0, top: 0.04, middle: 0.25 } as const;
/** A text where its manner has it is the better drawn one. */
const sideReluctance = 0.06;
/** Of a head: a text that covers more hides a face. */
const hiddenFace = 0.08;
/** A text leaves its home for no less. */
const worthLeaving = 0.15;
/** The longer side of what the eyes look at. */
const seenSide = 416;

/**
 * Where a text hides nobody, and needs the least veil: measured on the film's own pictures beneath
 * it. Without eyes people are not known, and the picture alone decides.
 */
export async function choosePlace(
  card: TitleCard,
  { places, home, mostBody }: PlaceChoice,
  context: TitleContext,
  sight: Sight | null,
): Promise<ChosenPlace> {
  const samples = await sampleFrames(card, context);
  const people =
    sight === null ? [] : await Promise.all(samples.map((sample) => look(sample, sight)));
  const spots = await spotsFor(card, places, context, people);
  const own = spots.find(({ place }) => place === home);
  if (own && own.covered.heads <= hiddenFace && own.covered.bodies <= mostBody) return chosen(own);
  const costs = new Map<Spot, number>();
  for (const spot of spots) costs.set(spot, await costOf(card, spot, samples, context));
  const least = Math.min(...costs.values());
  const best = spots.find((spot) => costs.get(spot) === least);
  if (best === undefined) return { place: card.place, side: card.side, hidesFace: false };
  const isWorth = !own || peopleCost(own.covered) - peopleCost(best.covered) >= worthLeaving;
  return chosen(isWorth ? best : own);
}

/** A text at one of its places, at the side where it hides least. */
type Spot = {
  readonly place: Place;
  readonly side: Side;
  readonly layout: TitleLayout;
  readonly covered: Covered;
};

function chosen({ place, side, covered }: Spot): ChosenPlace {
  return { place, ...(side && { side }), hidesFace: covered.heads > hiddenFace };
}

async function spotsFor(
  card: TitleCard,
  places: readonly Place[],
  { timeline: { width, height } }: TitleContext,
  people: readonly InPicture[],
): Promise<readonly Spot[]> {
  const typeface = await openTypeface();
  const frame = { width, height };
  const sides: readonly Side[] = [card.side, 'left', 'centre', 'right'];
  return places.flatMap((place) => {
    const spots = sides.flatMap((side): readonly Spot[] => {
      const { layout } = layOut({ ...card, place, side }, frame, typeface);
      if (layout === null) return [];
      const each = people.map((picture) => coveredBy(layout, frame, picture));
      const most = (read: (one: Covered) => number) => Math.max(0, ...each.map(read));
      const covered = { heads: most(({ heads }) => heads), bodies: most(({ bodies }) => bodies) };
      return [{ place, side, layout, covered }];
    });
    const cost = ({ side, covered }: Spot) =>
      peopleCost(covered) + (side === card.side ? 0 : sideReluctance);
    return spots.toSorted((a, b) => cost(a) - cost(b)).slice(0, 1);
  });
}

function peopleCost({ heads, bodies }: Covered): number {
  return weights.heads * heads + (heads > hiddenFace ? weights.face : 0) + weights.bodies * bodies;
}

async function costOf(
  card: TitleCard,
  { place, side, layout, covered }: Spot,
  samples: readonly Sample[],
  context: TitleContext,
): Promise<number> {
  const { width, height } = context.timeline;
  const text = await measureText(card.manner, layout, { width, height }, await openTypeface());
  const { veil, deviation } = await lookOnce({ ...card, place, side }, text, context, () =>
    Promise.resolve(samples),
  );
  return veil.opacity + weights.deviation * deviation + peopleCost(covered) + reluctance[place];
}

/** Faces by themselves as well: of who fills the picture the eyes are unsure. */
async function look({ rgb, width, height }: Sample, sight: Sight): Promise<InPicture> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(seenSide, seenSide, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { rgb: data, width: info.width, height: info.height };
  const [seen, faces] = await Promise.all([sight.see(picture), sight.seeFaces(picture)]);
  return { seen, faces };
}
