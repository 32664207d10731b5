import { makeRandom } from '../maths/seeded-random.ts';
import { type LabPlanes, readRows, writeRows } from '../raster/lab-planes.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { resizePlane } from '../raster/resize-plane.ts';
import type { StylePicture } from '../style/learned-style.ts';
import type { Treatment } from '../style/learning.ts';
import type { Band } from '../work/band-pool.ts';
import { colourTransfers, transferColour } from './colour/transfer-colour.ts';
import { drawFlat, type FlatInput } from './flat/draw-flat.ts';
import { drawInk, type InkInput } from './ink/draw-ink.ts';
import { drawPaint, type PaintInput } from './paint/draw-paint.ts';
import { drawPhoto, type PhotoInput } from './photo/draw-photo.ts';

/** What runs in worker threads; all planes live in shared memory. */

export type ConvertInput = { readonly image: LinearImage; readonly planes: LabPlanes };

export function toPlanesBand({ image, planes }: ConvertInput, { from, to }: Band): void {
  writeRows(image, planes, from, to);
}

export function fromPlanesBand({ image, planes }: ConvertInput, { from, to }: Band): void {
  readRows(planes, image, from, to);
}

export type TransferInput = {
  readonly planes: LabPlanes;
  readonly pictures: readonly StylePicture[];
  readonly treatment: Treatment;
  readonly seed: number;
  readonly strength: number;
};

export function transferTask({ planes, pictures, treatment, seed, strength }: TransferInput): void {
  transferColour(planes, pictures, colourTransfers[treatment], {
    random: makeRandom(seed),
    strength,
  });
}

export type ShrinkInput = { readonly planes: LabPlanes; readonly into: LabPlanes };

export function shrinkTask({ planes, into }: ShrinkInput): void {
  for (const channel of ['l', 'a', 'b'] as const) {
    resizePlane(planes[channel], planes, into, into[channel]);
  }
}

export function flatTask(input: FlatInput): void {
  drawFlat(input);
}

export function paintTask(input: PaintInput): void {
  drawPaint(input);
}

export function photoTask(input: PhotoInput): void {
  drawPhoto(input);
}

export function inkTask(input: InkInput): void {
  drawInk(input);
}

export type MixInput = {
  readonly planes: LabPlanes;
  readonly before: LabPlanes;
  readonly share: number;
};

/** `share` 0 leaves the planes as they were before. */
export function mixBand({ planes, before, share }: MixInput, { from, to }: Band): void {
  for (const channel of ['l', 'a', 'b'] as const) {
    const now = planes[channel];
    const then = before[channel];
    for (let i = from * planes.width; i < to * planes.width; i += 1) {
      now[i] = then[i]! + share * (now[i]! - then[i]!);
    }
  }
}
