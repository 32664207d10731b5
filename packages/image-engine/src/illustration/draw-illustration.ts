import { fromPlanes } from '../raster/lab-planes.ts';
import { lightPlanes } from '../raster/light-planes.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { type Composition, composePicture, type Frame } from './compose-picture.ts';
import type { IllustrationDescription, WishedThing } from './illustration-description.ts';
import { manners } from './manners/manners.ts';
import { type LaidPicture, layPicture } from './picture/lay-picture.ts';
import { liftFromGround } from './picture/lift-from-ground.ts';
import { type Placed, placedOf } from './placed.ts';
import { undrawnOf } from './undrawn.ts';
import { unshownOf } from './unshown.ts';
import { isEmblem } from './vocabulary/emblems.ts';

export type DrawnIllustration = {
  readonly image: LinearImage;
  readonly leftOut: Composition['leftOut'];
  /** Circumstances of the wish that leave no trace, and what was asked of things and is not seen. */
  readonly undrawn: readonly string[];
  readonly placed: Placed;
  /** What the groups of its scenery are called. */
  readonly scenery: readonly string[];
  /** 1 where a thing stands, 0 where the backdrop is seen. */
  readonly things: Float32Array;
  /** Each of them by itself, from the back to the front. */
  readonly standing: readonly Standing[];
};

/** One of the things of a picture: « trois pommes » are three. */
export type Standing = {
  readonly thing: WishedThing;
  /** Of its middle: 0 the left edge, 1 the right one. */
  readonly across: number;
  /** 1 where it is seen, 0 elsewhere. */
  readonly mask: () => Float32Array;
};

/** A wish → a finished picture; the same bytes for the same arguments (`composePicture`). */
export function drawIllustration(
  wish: IllustrationDescription,
  frame: Frame,
  earlier: readonly IllustrationDescription[] = [],
): DrawnIllustration {
  const composition = composePicture(wish, frame, earlier);
  const { manner, leftOut, firstThing, things: drawn } = composition;
  // A symbol's openings are the paper that it is printed on.
  const isOfSymbols = composition.cast.things.some(({ id }) => isEmblem(id));
  const picture = isOfSymbols
    ? composition.picture
    : liftFromGround(composition.picture, firstThing, drawn.length);
  const { laying, draw } = manners[manner];
  const laid = layPicture(picture, frame, laying);
  const things = new Float32Array(laid.piece).map((piece) => (piece >= laid.firstThing ? 1 : 0));
  // Before the hand draws it: each draws the lit picture in its own way.
  if (wish.lights)
    lightPlanes(laid.lab, wish.lights, { frame: laid.frame, seed: frame.seed, things });
  draw(laid, { ink: picture.ink, paper: picture.paper, seed: frame.seed });
  const undrawn = [...undrawnOf(wish, frame, earlier), ...unshownOf(wish, composition)];
  const placed = placedOf(wish, composition, undrawn);
  const standing = standingIn(composition, laid);
  const scenery = sceneryOf(composition);
  return {
    image: fromPlanes(laid.lab),
    ...{ leftOut, things, undrawn, placed, scenery, standing },
  };
}

function standingIn(
  { things, firstThing, cast, picture }: Composition,
  { piece, spans }: LaidPicture,
): readonly Standing[] {
  return things.flatMap(({ item, box }, at) => {
    const thing = cast.things[item.thing];
    const [from, to] = spans[firstThing + at] ?? [0, 0];
    if (!thing || from === to) return [];
    const across = (box.left + box.right) / 2 / picture.width;
    const mask = () => new Float32Array(piece).map((one) => (one >= from && one < to ? 1 : 0));
    return [{ thing, across, mask }];
  });
}

export const sceneryOf = ({ picture: { groups } }: Composition): string[] => [
  ...new Set(groups.flatMap(({ kind, name }) => (kind === 'backdrop' ? [name] : []))),
];

/** What a picture of a wish shows, without its pixels. */
export function placeIllustration(
  wish: IllustrationDescription,
  frame: Frame,
  earlier: readonly IllustrationDescription[] = [],
): Placed {
  const composition = composePicture(wish, frame, earlier);
  const undrawn = [...undrawnOf(wish, frame, earlier), ...unshownOf(wish, composition)];
  return placedOf(wish, composition, undrawn);
}
