import { type LabPlanes, readRows, writeRows } from '../raster/lab-planes.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { resizePlane } from '../raster/resize-plane.ts';
import { type Band, bandPass } from '../work/band-pass.ts';

export const toPlanesPass = bandPass(import.meta.url, convertToPlanes);
export const fromPlanesPass = bandPass(import.meta.url, convertFromPlanes);

/** Shrinks or enlarges planes; one item a channel. */
export const resizePass = bandPass(import.meta.url, resizeChannels);

/** `share` 0 leaves the planes as they were before; rows are the band. */
export const mixPass = bandPass(import.meta.url, mixPlanes);

type Conversion = { readonly image: LinearImage; readonly planes: LabPlanes };

function convertToPlanes({ image, planes }: Conversion, { from, to }: Band): void {
  writeRows(image, planes, from, to);
}

function convertFromPlanes({ image, planes }: Conversion, { from, to }: Band): void {
  readRows(planes, image, from, to);
}

type Resize = { readonly planes: LabPlanes; readonly into: LabPlanes };

function resizeChannels({ planes, into }: Resize, { from, to }: Band): void {
  for (const channel of (['l', 'a', 'b'] as const).slice(from, to)) {
    resizePlane(planes[channel], planes, into, into[channel]);
  }
}

type Mix = { readonly planes: LabPlanes; readonly before: LabPlanes; readonly share: number };

function mixPlanes({ planes, before, share }: Mix, { from, to }: Band): void {
  for (const channel of ['l', 'a', 'b'] as const) {
    const now = planes[channel];
    const then = before[channel];
    for (let i = from * planes.width; i < to * planes.width; i += 1) {
      now[i] = then[i]! + share * (now[i]! - then[i]!);
    }
  }
}
