import { fromPlanes } from '../raster/lab-planes.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { type Composition, composePicture, type Frame } from './compose-picture.ts';
import type { IllustrationDescription } from './illustration-description.ts';
import { drawAffiche, layingOfAffiche } from './manners/affiche.ts';
import { layPicture } from './picture/lay-picture.ts';

export type DrawnIllustration = {
  readonly image: LinearImage;
  readonly leftOut: Composition['leftOut'];
};

/** A wish → a finished picture; the same bytes for the same arguments. */
export function drawIllustration(wish: IllustrationDescription, frame: Frame): DrawnIllustration {
  const { picture, leftOut } = composePicture(wish, frame);
  const laid = layPicture(picture, frame, layingOfAffiche);
  drawAffiche(laid);
  return { image: fromPlanes(laid.lab), leftOut };
}
