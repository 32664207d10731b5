import { blockResidual } from '../frames/block-residual.ts';
import type { TimedFrame } from '../frames/small-frame.ts';
import type { PictureMeasure } from './measure-picture.ts';
import { shakeOf } from './shake.ts';

/** A moment of the clip: what it shows and how it moves. */
export type Sample = {
  readonly seconds: number;
  readonly picture: PictureMeasure;
  /** Motion that is not the camera's, per 1/25 s. */
  readonly activity: number;
  /** Change of the camera's own motion, pixels of 64×36 per 1/25 s. */
  readonly jerk: number;
  /** Change of the camera's own motion, finer: see `shakeOf`; null where it cannot be told. */
  readonly shake: number | null;
};

/** A residual this large between neighbours is a cut, not motion. */
const cutResidual = 0.4;
/** The frame interval that motion is given for. */
const unitsPerSecond = 25;
/** Shorter steps are measured as if this long: a doubled frame has no speed. */
const shortestUnits = 0.2;
/** Residual against block motion, in pixels: what motion does not explain is motion too. */
const residualWeight = 6;

/** Motion over the frames right after a moment; three are enough, fewer are accepted. */
export function motionOf(
  frames: readonly TimedFrame[],
): Pick<Sample, 'activity' | 'jerk' | 'shake'> {
  return { ...blockMotionOf(frames), shake: shakeOf(frames) };
}

function blockMotionOf(frames: readonly TimedFrame[]): { activity: number; jerk: number } {
  const steps = frames.slice(1).flatMap((after, index) => {
    const before = frames[index]!;
    const elapsed = Math.max(shortestUnits, (after.seconds - before.seconds) * unitsPerSecond);
    const residual = blockResidual(before.frame, after.frame);
    // Without motion at all the frame was repeated to keep the grid.
    if (residual.low > cutResidual || residual.mean === 0) return [];
    return [
      {
        activity: (residualWeight * residual.mean + residual.spread) / Math.sqrt(elapsed),
        x: residual.motionX / elapsed,
        y: residual.motionY / elapsed,
      },
    ];
  });
  if (steps.length === 0) return { activity: 0, jerk: 0 };
  const jerks = steps
    .slice(1)
    .map((step, index) => Math.hypot(step.x - steps[index]!.x, step.y - steps[index]!.y));
  return {
    // The least: at a keyframe the coder renews the picture, which looks like motion once.
    activity: Math.min(...steps.map((step) => step.activity)),
    jerk: jerks.length === 0 ? 0 : jerks.reduce((sum, jerk) => sum + jerk, 0) / jerks.length,
  };
}
