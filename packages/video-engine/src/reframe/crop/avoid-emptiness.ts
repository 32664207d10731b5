import { mean } from '../../maths/statistics.ts';
import type { Reframe } from '../../model/analysis.ts';
import { columns, type Sample } from '../sample-grid.ts';
import { interestColumns } from '../subject/interest.ts';
import { type ColumnProfile, chooseCrop } from './crop-path.ts';
import { smoothCropPath } from './crop-points.ts';
import { cropPositionAt } from './crop-position.ts';
import type { CropSlot } from './crop-slot.ts';
import { groundOf, isEmpty } from './emptiness.ts';

/** Above the ground's (the lower quarter of all places), the least that the best place must have, and against it. */
const leastGain = { absolute: 1.5, ofGround: 0.5 } as const;
/** Of a shot's samples that may be empty: a moment before the cut, and on the way of a crop that follows. */
const mostEmpty = { still: 0.1, moving: 0.3 } as const;
/** Energy of a column that may be noise of the codec. */
const leastMotion = 3;
/** Of the energy where most moves: a crop that holds so much is not empty. */
const movingShare = 0.4;
/** Of the emptiness that was: another crop is not worth it when more is left. */
const largestRest = 0.5;

/**
 * A crop that shows nothing but asphalt, sea or sky while there is something beside it stands, or goes, where that is.
 * Whole pictures and crops that hold something stay as they are.
 */
export function avoidEmptiness(
  reframe: Reframe,
  samples: readonly Sample[],
  motion: readonly ColumnProfile[],
  slot: CropSlot,
): Reframe {
  if (reframe.kind !== 'centre' && reframe.kind !== 'static' && reframe.kind !== 'move') {
    return reframe;
  }
  const width = slot.widthShare * columns;
  const profiles = samples.map(interestColumns);
  const windows = profiles.map((profile, index) => {
    return windowsOf(profile, motion[index] as ColumnProfile, width);
  });
  const before = emptyOf(windows, slot, (frame) => cropPositionAt(reframe, frame));
  if (before <= (reframe.kind === 'move' ? mostEmpty.moving : mostEmpty.still)) return reframe;
  const above = profiles.map((profile, index) => {
    const { ground } = windows[index] as Windows;
    return profile.map((value, x) => Math.max(0, value - ground) + (motion[index]![x] as number));
  });
  const crop = chooseCrop(above, width);
  const share = (left: number) => Math.min(1, Math.max(0, left / (columns - width)));
  const place: Reframe = { kind: 'static', position: share(crop.staticPosition) };
  const still = emptyOf(windows, slot, () => share(crop.staticPosition));
  if (still <= mostEmpty.still) return place;
  const points = smoothCropPath(
    crop.path.map((left, index) => ({
      frame: slot.sampleFrames[index] as number,
      position: share(left),
    })),
    slot.frameCount,
  );
  const path: Reframe = { kind: 'move', points };
  const moving = emptyOf(windows, slot, (frame) => cropPositionAt(path, frame));
  const [least, best] = moving < still ? [moving, path] : [still, place];
  return least <= largestRest * before ? best : reframe;
}

/** Of the samples within the shot, those whose crop is empty though another would not be. */
function emptyOf(
  windows: readonly Windows[],
  { sampleFrames, frameCount }: CropSlot,
  positionAt: (frame: number) => number,
): number {
  const within = windows.filter((_, index) => {
    const frame = sampleFrames[index] as number;
    return frame >= 0 && frame < frameCount;
  });
  const frames = sampleFrames.filter((frame) => frame >= 0 && frame < frameCount);
  const empty = within.filter(({ means, ground, moving }, index) => {
    const best = Math.max(...means);
    if (best - ground < Math.max(leastGain.absolute, leastGain.ofGround * ground)) return false;
    const place = Math.round(positionAt(frames[index] as number) * (means.length - 1));
    const most = Math.max(...moving);
    if (most > 0 && (moving[place] as number) >= movingShare * most) return false;
    return isEmpty(means[place] as number, { ground, most: best });
  });
  return empty.length / Math.max(1, within.length);
}

type Windows = {
  /** Interest of each place of the crop, from the first on. */
  readonly means: readonly number[];
  readonly ground: number;
  /** Of each place, energy of what moves there; nothing where it may be noise. */
  readonly moving: readonly number[];
};

function windowsOf(interest: ColumnProfile, motion: ColumnProfile, width: number): Windows {
  const means = placesOf(interest, width);
  const isMoving = Math.max(...motion) >= leastMotion;
  const moving = isMoving ? placesOf(motion, width) : means.map(() => 0);
  return { means, ground: groundOf(means), moving };
}

function placesOf(profile: ColumnProfile, width: number): readonly number[] {
  return Array.from({ length: Math.floor(columns - width) + 1 }, (_, left) =>
    mean(profile.slice(left, Math.round(left + width))),
  );
}
