import { excessivePixelsOf, maxPixels } from '../../raster/decode.ts';
import { findMixture } from '../find-mixture.ts';
import { layoutDistance } from '../measure/fingerprint.ts';
import {
  judgePictures,
  type StudiedPicture,
  type StudyOptions,
  studyPictures,
  type Verdict,
} from '../study-pictures.ts';
import { texts } from '../texts.ts';
import type { TrainingPicture } from '../training-picture.ts';
import type { CoachReport, PictureAdvice } from './coach-report.ts';

const smallestSide = 512;
/** Below this the sharpest edges are no steeper than after a blur of two pixels. */
const blurredBelow = 1.32;
const lowDiversity = 0.3;
/** Mean OKLab distance between layouts at which diversity is 1 − 1/e. */
const usualDistance = 0.16;

/** Advice on a set of pictures before anything is learned; originals are never touched. */
export async function coachPictures(
  pictures: readonly TrainingPicture[],
  options: StudyOptions,
): Promise<CoachReport> {
  const studied = await studyPictures(pictures, options);
  return reportOf(pictures, studied, judgePictures(studied.filter((one) => one !== null)));
}

export async function reportOf(
  pictures: readonly TrainingPicture[],
  studied: readonly (StudiedPicture | null)[],
  verdicts: readonly Verdict[],
): Promise<CoachReport> {
  const advised = await Promise.all(
    pictures.map((source, i) => {
      const verdict = verdicts.find(({ picture }) => picture === studied[i]);
      return verdict ? adviceOn(verdict) : adviceOnUnread(source);
    }),
  );
  const advice = advised.flat();
  const usable = verdicts.filter((verdict) => isUsable(verdict));
  const diversity = diversityOf(usable.map(({ picture }) => picture.layout));
  return {
    advice,
    diversity,
    summary: summarise(usable, pictures.length, diversity, advice),
  };
}

/** Nothing is learned from the others. */
export function isUsable({ isBlank, duplicateOf, picture }: Verdict): boolean {
  return !isBlank && duplicateOf === null && !isTiny(picture);
}

/** Pixels: below this side there is no matter to be seen, only colours. */
const leastSide = 128;

function isTiny({ width, height }: StudiedPicture): boolean {
  return Math.min(width, height) < leastSide;
}

async function adviceOnUnread({ name, bytes }: TrainingPicture): Promise<PictureAdvice[]> {
  const pixels = await excessivePixelsOf(bytes);
  if (pixels === null) return [{ name, kind: 'unreadable', of: null, message: texts.unreadable }];
  const message = texts.tooLarge(Math.round(pixels / 1e6), maxPixels / 1e6);
  return [{ name, kind: 'too-large', of: null, message }];
}

function adviceOn(verdict: Verdict): PictureAdvice[] {
  const { picture, duplicateOf } = verdict;
  const { name, width, height } = picture;
  if (verdict.isBlank) return [{ name, kind: 'blank', of: null, message: texts.blank }];
  const advice: PictureAdvice[] = [];
  if (Math.min(width, height) < smallestSide) {
    advice.push({ name, kind: 'too-small', of: null, message: smallness(picture) });
  } else if (picture.sharpness < blurredBelow) {
    advice.push({ name, kind: 'blurred', of: null, message: texts.blurred });
  }
  if (duplicateOf !== null) {
    advice.push({
      name,
      kind: 'duplicate',
      of: duplicateOf,
      message: texts.duplicate(duplicateOf),
    });
  } else if (verdict.isOdd) {
    advice.push({ name, kind: 'odd', of: null, message: texts.odd });
  }
  return advice;
}

function smallness(picture: StudiedPicture): string {
  const { width, height } = picture;
  return isTiny(picture) ? texts.tiny(width, height, leastSide) : texts.tooSmall(width, height);
}

/** Mean distance between the pictures' colour layouts, scaled to 0–1. */
function diversityOf(layouts: readonly Float32Array[]): number {
  let sum = 0;
  let count = 0;
  layouts.forEach((one, i) => {
    for (const other of layouts.slice(i + 1)) {
      sum += layoutDistance(one, other);
      count += 1;
    }
  });
  return count === 0 ? 0 : Math.round(100 * (1 - Math.exp(-sum / count / usualDistance))) / 100;
}

function summarise(
  usable: readonly Verdict[],
  total: number,
  diversity: number,
  advice: readonly PictureAdvice[],
): string {
  const { length } = usable;
  const mixture = findMixture(usable.map(({ picture }) => picture.statistics));
  const isFaultless = advice.length === 0 && !mixture;
  const count = isFaultless ? texts.allGood(length) : texts.someAdvice(length, total);
  if (mixture) return `${count} ${texts.unrelated(mixture)}`;
  if (length < 2) return count;
  return `${count} ${diversity < lowDiversity ? texts.lowDiversity : texts.goodDiversity}`;
}
