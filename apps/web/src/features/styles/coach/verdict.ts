import { limits } from '@armoni/contract/limits';
import { type CoachedPicture, coachPictures, isTooLarge } from './coach-pictures.ts';
import { findMixture, type Mixture } from './find-mixture.ts';

/** How many pictures a style could be learned from, before any of them is sent. */
export type Verdict = {
  readonly usable: number;
  readonly total: number;
  /** How many more are wanted; 0 when there are enough. */
  readonly missing: number;
  /** Null where those that are usable have a manner in common. */
  readonly mixture: Mixture | null;
  /** Whether some stand apart from the others: they count, and are worth a thought. */
  readonly hasOdd: boolean;
};

/** The image engine learns nothing from pictures below this side, nor from ground of one colour. */
const leastSidePixels = 128;
const blank = { flat: 0.985, range: 0.1 } as const;

/** Null while a picture is still looked at. Copies, unreadable, huge, tiny and empty pictures do not count. */
export function verdictOn(pictures: readonly CoachedPicture[]): Verdict | null {
  const areKnown = pictures.every(({ study, isUnreadable }) => study !== null || isUnreadable);
  if (pictures.length === 0 || !areKnown) return null;
  const { pairs, concerns } = coachPictures(pictures);
  const copies = new Set(pairs.map(([, copy]) => copy));
  const usable = pictures.filter((one) => !copies.has(one.key) && holdsMatter(one));
  const missing = Math.max(0, limits.trainingImagesMinimum - usable.length);
  const mixture = findMixture(usable.flatMap(({ study }) => study?.manner ?? []));
  const hasOdd = [...concerns.values()].includes('odd');
  return { usable: usable.length, total: pictures.length, missing, mixture, hasOdd };
}

function holdsMatter({ study }: CoachedPicture): boolean {
  if (!study || isTooLarge(study)) return false;
  if (Math.min(study.width, study.height) < leastSidePixels) return false;
  const lightness = study.layout.filter((_, i) => i % 3 === 0);
  const range = Math.max(...lightness) - Math.min(...lightness);
  return !(study.traits[0]! > blank.flat && range < blank.range);
}
