import type { JobBudget } from '../model/edit.ts';
import type { MediaReference } from '../model/media.ts';
import { budgetOf } from '../probe/file-budget.ts';

/** 42 clips of an hour in 4K take less. */
export const usualBudget: JobBudget = { toolSeconds: 3 * 60 * 60, wallSeconds: 6 * 60 * 60 };

/** All files of one film together may ask for as much as ten at their limits. */
const filesAtTheirLimits = 10;

/** Whether these files, each within its own budget, ask for too much together. */
export function isTooMuchTogether(references: readonly MediaReference[]): boolean {
  return references.reduce((sum, one) => sum + shareOfBudget(one), 0) > filesAtTheirLimits;
}

/** 0–1: how much of what one file may ask for this one does, in frames or in pixels. */
function shareOfBudget({ probe }: MediaReference): number {
  const { formatName, frameRate, width, height, durationSeconds } = probe;
  const most = budgetOf(formatName);
  const framesPerSecond = frameRate ? frameRate.numerator / frameRate.denominator : 0;
  const frames = durationSeconds * framesPerSecond;
  return Math.max(frames / most.frames, (frames * width * height) / most.pixels);
}
