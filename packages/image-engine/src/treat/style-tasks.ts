import { colourTransfers, transferColour } from '../colour-transfer/transfer-colour.ts';
import type { StylePicture } from '../learn/learned-style.ts';
import type { Treatment } from '../model/style.ts';
import type { LinearImage } from '../pixels/linear-image.ts';
import type { Band } from '../work/run-bands.ts';
import { makeRandom } from '../work/seeded-random.ts';
import { drawInk, type InkInput } from './draw-ink.ts';
import { drawPaint, type PaintInput } from './draw-paint.ts';
import { drawPhoto, type PhotoInput } from './draw-photo.ts';
import { drawFlat, type FlatInput } from './flat/draw-flat.ts';
import { type LabPlanes, readRows, writeRows } from './planes/lab-planes.ts';
import { resizePlane } from './planes/resize-plane.ts';

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
