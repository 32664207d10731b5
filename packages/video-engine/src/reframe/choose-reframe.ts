import { upperMedian } from '../maths/statistics.ts';
import type { Reframe } from '../model/analysis.ts';
import { columnProfile } from './column-profile.ts';
import { avoidEmptiness } from './crop/avoid-emptiness.ts';
import { type ColumnProfile, chooseCrop } from './crop/crop-path.ts';
import { smoothCropPath } from './crop/crop-points.ts';
import type { CropSlot } from './crop/crop-slot.ts';
import { columns, type Sample } from './sample-grid.ts';
import { clearnessOf, edgesOfParts, type Mover, middleOf } from './subject/find-mover.ts';
import { type Motion, readMotion } from './subject/read-motion.ts';
import { colourRarity, stillSaliency } from './subject/saliency.ts';
import { hasTwoSubjects } from './subject/two-subjects.ts';

/** Median energy of a sample's columns under which nothing moves by itself. */
const stillEnergy = 4;
/**
 * A camera that flies past near and far things makes all of them move. Real drone shots reach
 * 0.09–0.18 with the wrong crop, real subjects 0.27 and more, generated ones 0.8.
 */
const leastClarity = 0.25;
/** Score that a moving crop must gain over the best one that stays: each move is seen. */
const moveGain = 0.03;
/** Share of the crop's width that a path must cover to be worth moving at all. */
const smallestMove = 0.25;
/**
 * Score that a crop aside must gain over the centre. Motion is trusted early, a rare colour is
 * often decoration; a still's is a share of the centre's own score. All on the clips of 48
 * generated and 5 real slots, none of which came out worse than the centre.
 */
const staticGain = { motion: 0.06, colour: 0.42, still: 0.3 };
/** So that an empty centre does not let every speck win. */
const leastCentreScore = 0.1;
/** One thing that goes through the shot: of the samples, in shares of the picture, and 0–1. */
const oneThing = { share: 0.8, travel: 0.2, clearness: 0.25 } as const;
/** Mean weight of a crop's columns (1 in the middle, 0.45 at the edge): what evenness scores. */
const meanWeight = 0.725;

/** Follows what moves by itself; without such a thing trusts only a very clear rare colour. */
export function chooseReframe(
  samples: readonly Sample[],
  slot: CropSlot,
  motion: Motion = readMotion(samples),
): Reframe {
  if (samples.length === 0) return { kind: 'centre' };
  const isMoving = upperMedian(motion.profiles.map(total)) > stillEnergy;
  const chosen = isMoving ? followMotion(motion, slot) : stayOnColour(samples, slot);
  return avoidEmptiness(chosen, samples, motion.profiles, slot);
}

/** A still has one sample, and nothing that moves. */
export function chooseStillReframe(sample: Sample, widthShare: number): Reframe {
  const profile = columnProfile(stillSaliency(sample));
  const crop = chooseCrop([profile], widthShare * columns);
  const neededGain = staticGain.still * Math.max(leastCentreScore, crop.centreScore);
  if (crop.staticScore - crop.centreScore < neededGain) {
    return { kind: 'centre' };
  }
  return { kind: 'static', position: asShare(crop.staticPosition, widthShare) };
}

function followMotion({ profiles, mover }: Motion, slot: CropSlot): Reframe {
  const widthColumns = slot.widthShare * columns;
  if (hasTwoSubjects(profiles, widthColumns)) return { kind: 'fit' };
  const crop = chooseCrop(profiles, widthColumns);
  if (clarity(crop.pathScore, slot.widthShare) < leastClarity) return { kind: 'centre' };
  const range = Math.max(...crop.path) - Math.min(...crop.path);
  if (range > smallestMove * widthColumns && crop.pathScore - crop.staticScore >= moveGain) {
    const samples = isOneThing(mover)
      ? edgesOfParts(mover, slot.sampleFrames).map((edges) => ({
          frame: edges.frame,
          position: asShare(columns * middleOf(edges) - widthColumns / 2, slot.widthShare),
        }))
      : crop.path.map((position, index) => ({
          frame: slot.sampleFrames[index]!,
          position: asShare(position, slot.widthShare),
        }));
    return { kind: 'move', points: smoothCropPath(samples, slot.frameCount) };
  }
  if (crop.staticScore - crop.centreScore >= staticGain.motion) {
    return { kind: 'static', position: asShare(crop.staticPosition, slot.widthShare) };
  }
  return { kind: 'centre' };
}

function isOneThing(mover: Mover): boolean {
  const { share, travel, clearness } = oneThing;
  return mover.share >= share && mover.travel >= travel && clearnessOf(mover) >= clearness;
}

/** 0 when what moves is spread evenly, 1 when all of it stands in the middle of the crop. */
function clarity(score: number, widthShare: number): number {
  const evenly = widthShare * meanWeight;
  return (score - evenly) / (1 - evenly);
}

function stayOnColour(samples: readonly Sample[], slot: CropSlot): Reframe {
  const profiles = samples.map((sample) => columnProfile(colourRarity(sample)));
  const crop = chooseCrop(profiles, slot.widthShare * columns);
  if (crop.staticScore - crop.centreScore < staticGain.colour) return { kind: 'centre' };
  return { kind: 'static', position: asShare(crop.staticPosition, slot.widthShare) };
}

function asShare(leftColumn: number, widthShare: number): number {
  return Math.min(1, Math.max(0, leftColumn / (columns * (1 - widthShare))));
}

function total(profile: ColumnProfile): number {
  return profile.reduce((sum, value) => sum + value, 0);
}
