import { fromPlanes } from '../raster/lab-planes.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { type Composition, composePicture, type Frame } from './compose-picture.ts';
import type { IllustrationDescription } from './illustration-description.ts';
import { manners } from './manners/manners.ts';
import { layPicture } from './picture/lay-picture.ts';
import { liftFromGround } from './picture/lift-from-ground.ts';
import { type Placed, placedOf } from './placed.ts';
import { undrawnOf } from './undrawn.ts';
import { unshownOf } from './unshown.ts';

export type DrawnIllustration = {
  readonly image: LinearImage;
  readonly leftOut: Composition['leftOut'];
  /** Circumstances of the wish that leave no trace, and what was asked of things and is not seen. */
  readonly undrawn: readonly string[];
  readonly placed: Placed;
  /** 1 where a thing stands, 0 where the backdrop is seen. */
  readonly things: Float32Array;
};

/** A wish → a finished picture; the same bytes for the same arguments (`composePicture`). */
export function drawIllustration(
  wish: IllustrationDescription,
  frame: Frame,
  earlier: readonly IllustrationDescription[] = [],
): DrawnIllustration {
  const composition = composePicture(wish, frame, earlier);
  const { manner, leftOut, firstThing, things: drawn } = composition;
  const picture = liftFromGround(composition.picture, firstThing, drawn.length);
  const { laying, draw } = manners[manner];
  const laid = layPicture(picture, frame, laying);
  draw(laid, { ink: picture.ink, paper: picture.paper, seed: frame.seed });
  const things = new Float32Array(laid.piece).map((piece) => (piece >= laid.firstThing ? 1 : 0));
  const undrawn = [...undrawnOf(wish, frame, earlier), ...unshownOf(wish, composition)];
  const placed = placedOf(wish, composition, undrawn);
  return { image: fromPlanes(laid.lab), ...{ leftOut, things, undrawn, placed } };
}

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
