import type { PictureStudy } from '../study/picture-study.ts';
import { describePalette, type PaletteWords } from './describe-palette.ts';

export type CoachedPicture = {
  readonly key: string;
  readonly study: PictureStudy | null;
  readonly isUnreadable: boolean;
};

export type Concern = 'unreadable' | 'too-large' | 'too-small' | 'blurred' | 'duplicate' | 'odd';

export type CoachReport = {
  /** Null until two pictures are known. */
  readonly palette: PaletteWords | null;
  /** What each picture suffers most from; pictures without a concern are not in it. */
  readonly concerns: ReadonlyMap<string, Concern>;
  /** Keys of near-duplicates: the first one stays out of `concerns`. */
  readonly pairs: readonly (readonly [string, string])[];
  /** 0 all alike – 1 very varied; null until a handful of pictures is known. */
  readonly diversity: number | null;
};

// The numbers of the image engine's own coach, which has the last word in the training.
const smallestSidePixels = 512;
const mostPixels = 60_000_000;
const blurredBelow = 1.32;
export const lowDiversity = 0.3;
const nearBits = 14;
const nearLayout = 0.03;
const picturesForAVerdict = 6;

/** Advice on pictures before anything leaves the browser; the pictures are never touched. */
export function coachPictures(pictures: readonly CoachedPicture[]): CoachReport {
  const known = pictures.filter(isStudied);
  const pairs = findPairs(known);
  const odd = findOdd(known);
  const copies = new Set(pairs.map(([, copy]) => copy));
  const concerns = new Map<string, Concern>();
  for (const { key, study, isUnreadable } of pictures) {
    const concern = isUnreadable
      ? 'unreadable'
      : study && concernOf(study, copies.has(key), odd.has(key));
    if (concern) concerns.set(key, concern);
  }
  return {
    palette: describePalette(known.map(({ study }) => study.colours)),
    concerns,
    pairs,
    diversity: diversityOf(known.filter(({ key }) => !copies.has(key))),
  };
}

type Studied = { readonly key: string; readonly study: PictureStudy };

function isStudied(picture: CoachedPicture): picture is CoachedPicture & Studied {
  return picture.study !== null;
}

/** The engine does not open it. */
export function isTooLarge({ width, height }: PictureStudy): boolean {
  return width * height > mostPixels;
}

function concernOf(study: PictureStudy, isCopy: boolean, isOdd: boolean): Concern | null {
  if (isTooLarge(study)) return 'too-large';
  if (Math.min(study.width, study.height) < smallestSidePixels) return 'too-small';
  if (study.sharpness < blurredBelow) return 'blurred';
  if (isCopy) return 'duplicate';
  return isOdd ? 'odd' : null;
}

/** Each copy stands beside the first picture it resembles. */
function findPairs(known: readonly Studied[]): [string, string][] {
  return known.flatMap(({ key, study }, i) => {
    const first = known.slice(0, i).find((other) => areNearDuplicates(other.study, study));
    return first ? [[first.key, key] satisfies [string, string]] : [];
  });
}

function areNearDuplicates(one: PictureStudy, other: PictureStudy): boolean {
  const different = one.fingerprint.filter((bit, i) => bit !== other.fingerprint[i]).length;
  return different <= nearBits && layoutDistance(one, other) < nearLayout;
}

/** Root mean square OKLab distance over the 16 fields. */
function layoutDistance({ layout }: PictureStudy, other: PictureStudy): number {
  const sum = layout.reduce((total, value, i) => total + (value - other.layout[i]!) ** 2, 0);
  return Math.sqrt(sum / 16);
}

/** The one photograph among drawings: far from the medians of the set in robust deviations. */
function findOdd(known: readonly Studied[]): ReadonlySet<string> {
  if (known.length < picturesForAVerdict) return new Set();
  const traits = known[0]!.study.traits.map((_, i) => known.map(({ study }) => study.traits[i]!));
  const scales = traits.map((values) => {
    const middle = median(values);
    const spread = median(values.map((value) => Math.abs(value - middle)));
    return { middle, spread: spread + 0.02 * Math.abs(middle) + 1e-4 };
  });
  const oddness = known.map(({ study }) => {
    const far = study.traits.map((value, i) =>
      Math.min(8, Math.abs(value - scales[i]!.middle) / scales[i]!.spread),
    );
    return far.reduce((sum, value) => sum + value, 0) / far.length;
  });
  // No more than a fifth can be odd: beyond that it is the set that is mixed.
  const limit = Math.max(2.6, oddness.toSorted((x, y) => x - y)[Math.floor(0.8 * known.length)]!);
  return new Set(known.filter((_, i) => oddness[i]! > limit).map(({ key }) => key));
}

/** Mean distance between the pictures' colour layouts, scaled to 0–1. */
function diversityOf(known: readonly Studied[]): number | null {
  if (known.length < picturesForAVerdict) return null;
  const distances = known.flatMap(({ study }, i) =>
    known.slice(i + 1).map((other) => layoutDistance(study, other.study)),
  );
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  return 1 - Math.exp(-mean / 0.16);
}

function median(values: readonly number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)]!;
}
