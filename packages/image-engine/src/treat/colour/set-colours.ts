import { smoothstep } from '../../maths/interpolation.ts';
import { median } from '../../maths/statistics.ts';
import type { StylePicture } from '../../style/learned-style.ts';
import { type ChromaCeiling, chromaCeilingOf, chromaShare } from './limit-chroma.ts';

/** What a set's colours allow: few hues or none in the set are few or none in the result. */
export type SetColours = {
  readonly ceiling: ChromaCeiling;
  /** Mean a and b for each step of lightness, interleaved. */
  readonly line: Float32Array;
  /** 0–1: how surely the colours of each picture lie on one line of tones, grey or tinted. */
  readonly onLine: number;
};

/** Steps of lightness along the line. */
const tones = 24;
/**
 * OKLab, root mean square of a picture's colours around its own line: pencil and charcoal .002,
 * duotones saved as JPEG .010, pixel art of sixteen colours .027, drawn landscapes .039.
 */
const strays = [0.017, 0.011] as const;
/** Of the set's colours one in so many is enough for a ceiling. */
const thinning = 5;

/** `references` are the pictures chosen for a content, the nearest one first. */
export function setColoursOf(
  pictures: readonly StylePicture[],
  references: readonly StylePicture[],
): SetColours {
  const onLine = smoothstep(...strays, median(pictures.map(({ samples }) => strayOf(samples))));
  const joined = joinSamples(references.map(({ samples }) => samples));
  // Duotones of several pairs of colours are no common line: the nearest picture has one.
  const isCommon = strayOf(joined) < strays[0];
  return {
    ceiling: chromaCeilingOf(thin(joinSamples(pictures.map(({ samples }) => samples)))),
    line: lineOf(isCommon ? joined : (references[0]?.samples ?? joined)),
    onLine,
  };
}

/** Moves a and b onto the line as far as the set lies on one, and beneath its chroma. */
export function holdToSet(
  { ceiling, line, onLine }: SetColours,
  lightness: number,
  colours: Float32Array,
  at: number,
): void {
  const place = Math.min(tones - 1, Math.max(0, lightness * tones - 0.5));
  const low = Math.min(tones - 2, Math.floor(place));
  for (let c = 0; c < 2; c += 1) {
    const from = line[low * 2 + c]!;
    const tone = from + (place - low) * (line[low * 2 + 2 + c]! - from);
    colours[at + c] = colours[at + c]! + onLine * (tone - colours[at + c]!);
  }
  const share = chromaShare(ceiling, lightness, Math.hypot(colours[at]!, colours[at + 1]!));
  colours[at] = colours[at]! * share;
  colours[at + 1] = colours[at + 1]! * share;
}

/** Per step of lightness: count, and sums of a and b. */
function sumTones(samples: Float32Array): Float64Array {
  const sums = new Float64Array(tones * 3);
  for (let i = 0; i < samples.length; i += 3) {
    const at = 3 * Math.min(tones - 1, Math.max(0, Math.floor(samples[i]! * tones)));
    sums[at]! += 1;
    sums[at + 1]! += samples[i + 1]!;
    sums[at + 2]! += samples[i + 2]!;
  }
  return sums;
}

function strayOf(samples: Float32Array): number {
  let squares = 0;
  for (let i = 0; i < samples.length; i += 3)
    squares += samples[i + 1]! ** 2 + samples[i + 2]! ** 2;
  const sums = sumTones(samples);
  for (let at = 0; at < sums.length; at += 3) {
    squares -= (sums[at + 1]! ** 2 + sums[at + 2]! ** 2) / Math.max(1, sums[at]!);
  }
  return Math.sqrt(Math.max(0, squares) / (samples.length / 3));
}

/** Steps without colours lie straight between their neighbours that have some. */
function lineOf(samples: Float32Array): Float32Array {
  const sums = sumTones(samples);
  const filled = Array.from({ length: tones }, (_, tone) => tone).filter(
    (tone) => sums[tone * 3]! > 0,
  );
  const line = new Float32Array(tones * 2);
  for (let tone = 0; tone < tones; tone += 1) {
    const below = filled.findLast((one) => one <= tone) ?? filled[0] ?? 0;
    const above = filled.find((one) => one >= tone) ?? below;
    const share = above === below ? 0 : (tone - below) / (above - below);
    for (let c = 0; c < 2; c += 1) {
      const mean = (one: number) => sums[one * 3 + 1 + c]! / Math.max(1, sums[one * 3]!);
      line[tone * 2 + c] = mean(below) + share * (mean(above) - mean(below));
    }
  }
  return line;
}

function joinSamples(all: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const samples of all) {
    joined.set(samples, at);
    at += samples.length;
  }
  return joined;
}

function thin(samples: Float32Array): Float32Array {
  const thinned = new Float32Array(Math.floor(samples.length / (3 * thinning)) * 3);
  for (let i = 0; i < thinned.length; i += 3) {
    thinned.set(samples.subarray(i * thinning, i * thinning + 3), i);
  }
  return thinned;
}
