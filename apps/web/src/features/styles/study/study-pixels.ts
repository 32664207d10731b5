import { colourShares } from './colour-families.ts';
import { findManner, type Traits } from './find-manner.ts';
import { blur, gradient, type LabSquare, shrink, toLabSquare } from './lab-square.ts';
import type { PictureStudy } from './picture-study.ts';

/** Side of the square in which every picture is measured, so that figures compare. */
export const studiedSide = 512;

/**
 * Measures a picture as the image engine's own coach does, so that what is said before the
 * upload agrees with what is said after it.
 *
 * @param rgba the middle square of the picture, scaled to `studiedSide`² pixels
 * @param size pixels of the whole picture, as brought
 */
export function studyPixels(
  rgba: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
): PictureStudy {
  const square = toLabSquare(rgba, studiedSide);
  const fine = blur(square.l, studiedSide, 0.6);
  const steps = gradient(fine, studiedSide);
  const traits = traitsOf(square, fine, steps);
  return {
    width: size.width,
    height: size.height,
    sharpness: sharpnessOf(square, steps),
    fingerprint: fingerprintOf(square.l),
    layout: layoutOf(square),
    traits: [traits.flat, traits.edge, traits.finest, traits.fineness],
    manner: findManner(square, steps, traits),
    colours: colourShares(square),
  };
}

function sharpnessOf({ l }: LabSquare, fineSteps: Float32Array): number {
  const softSteps = gradient(blur(l, studiedSide, 2.4), studiedSide);
  return sharpest(fineSteps) / Math.max(1e-5, sharpest(softSteps));
}

/** The step that only the sharpest half percent of the pixels exceed; counting beats sorting. */
function sharpest(steps: Float32Array): number {
  const counts = new Uint32Array(stepClasses);
  for (const step of steps) {
    counts[Math.min(stepClasses - 1, Math.floor(step * stepClasses))]! += 1;
  }
  let above = 0.005 * steps.length;
  let place = stepClasses - 1;
  while (place > 0 && above >= counts[place]!) above -= counts[place--]!;
  return (place + 0.5) / stepClasses;
}

/** Lightness steps lie between 0 and 1. */
const stepClasses = 8192;

const grid = 9;
/** Less than a hair of difference is noise: it must not decide a bit. */
const hair = 0.002;

/** Difference hash (Krawetz 2013), across and down. */
function fingerprintOf(lightness: Float32Array): number[] {
  const small = shrink(lightness, studiedSide, grid);
  const bits: number[] = [];
  for (let y = 0; y < grid - 1; y += 1) {
    for (let x = 0; x < grid - 1; x += 1) {
      const here = small[y * grid + x]! + hair;
      bits.push(small[y * grid + x + 1]! > here ? 1 : 0, small[(y + 1) * grid + x]! > here ? 1 : 0);
    }
  }
  return bits;
}

function layoutOf({ l, a, b }: LabSquare): number[] {
  const parts = [l, a, b].map((plane) => shrink(plane, studiedSide, 4));
  return Array.from(parts[0]!).flatMap((_, i) => parts.map((part) => part[i]!));
}

function traitsOf({ l }: LabSquare, fine: Float32Array, steps: Float32Array): Traits {
  // A quarter of the size shows the coarse detail as well, at a sixteenth of the work.
  const quarter = shrink(l, studiedSide, studiedSide / 4);
  const soft = blur(quarter, studiedSide / 4, 0.8);
  const softer = blur(soft, studiedSide / 4, 1.4);
  const finest = difference(l, fine);
  return {
    flat: share(steps, (step) => step < 0.004),
    edge: share(steps, (step) => step > 0.05),
    finest,
    fineness: finest / Math.max(1e-4, difference(soft, softer)),
  };
}

function share(steps: Float32Array, holds: (step: number) => boolean): number {
  return steps.reduce((count, step) => count + (holds(step) ? 1 : 0), 0) / steps.length;
}

/** Root mean square. */
function difference(one: Float32Array, other: Float32Array): number {
  const sum = one.reduce((total, value, i) => total + (value - other[i]!) ** 2, 0);
  return Math.sqrt(sum / one.length);
}
