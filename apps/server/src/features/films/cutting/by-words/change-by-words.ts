import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import type { CutMaterial } from '@armoni/video-engine/model/cut-material';
import { applyChanges } from './apply-changes.ts';
import type { Refusal } from './change.ts';
import { readChanges } from './read-changes.ts';
import { tellShots } from './tell-changes.ts';

export type ChangedByWords = {
  readonly timeline: Timeline;
  /** French: « 3 plans changés »; empty when nothing is. */
  readonly changes: readonly string[];
  /** French, of single shots by the numbers they had: « 2 et 4 plus courts ». */
  readonly shots: readonly string[];
  /** The words of the wish that were followed. */
  readonly done: readonly string[];
  readonly refused: readonly Refusal[];
};

/** A film as a wish on top of it has it: nothing else changes, and locked shots stay. */
export function changeByWords(
  wish: string,
  before: Timeline,
  material: CutMaterial,
): ChangedByWords {
  const read = readChanges(wish, before);
  const { timeline, done, left, refused } = applyChanges(before, read.changes, material, wish);
  return {
    timeline,
    changes: compareCuts(before, timeline).words,
    shots: tellShots(before, timeline, left),
    done,
    refused: [...read.refused, ...refused],
  };
}
