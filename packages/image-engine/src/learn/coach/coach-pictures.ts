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

export function reportOf(
  pictures: readonly TrainingPicture[],
  studied: readonly (StudiedPicture | null)[],
  verdicts: readonly Verdict[],
): CoachReport {
  const advice = pictures.flatMap(({ name }, i) => {
    const verdict = verdicts.find(({ picture }) => picture === studied[i]);
    return verdict
      ? adviceOn(verdict)
      : [{ name, kind: 'unreadable', of: null, message: texts.unreadable } as const];
  });
  const usable = verdicts.filter((verdict) => isUsable(verdict));
  const diversity = diversityOf(usable.map(({ picture }) => picture.layout));
  return {
    advice,
    diversity,
    summary: summarise(usable.length, pictures.length, diversity, advice),
  };
}

export function isUsable({ isBlank, duplicateOf }: Verdict): boolean {
  return !isBlank && duplicateOf === null;
}

function adviceOn(verdict: Verdict): PictureAdvice[] {
  const { picture, duplicateOf } = verdict;
  const { name, width, height } = picture;
  if (verdict.isBlank) return [{ name, kind: 'blank', of: null, message: texts.blank }];
  const advice: PictureAdvice[] = [];
  if (Math.min(width, height) < smallestSide) {
    advice.push({ name, kind: 'too-small', of: null, message: texts.tooSmall(width, height) });
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
  usable: number,
  total: number,
  diversity: number,
  advice: readonly PictureAdvice[],
): string {
  const count = advice.length === 0 ? texts.allGood(usable) : texts.someAdvice(usable, total);
  if (usable < 2) return count;
  return `${count} ${diversity < lowDiversity ? texts.lowDiversity : texts.goodDiversity}`;
}
