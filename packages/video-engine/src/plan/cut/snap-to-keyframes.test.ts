import { describe, expect, it } from 'vitest';
import type { WindowMeasure } from '../../model/analysis.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import { readMaterial } from '../material/read-material.ts';
import { buildAnalysis } from '../testing/analysis-builder.ts';
import { presets } from '../testing/plan-sketches.ts';
import { snapToKeyframes } from './snap-to-keyframes.ts';

const intent = presets.fast;

describe('snapToKeyframes', () => {
  it('begins on a keyframe at most a second away, earlier or later', () => {
    const shots = makeShots([
      [70, 20],
      [111, 25],
      [151, 20],
    ]);
    expect(starts(snapToKeyframes(shots, intent))).toEqual([60, 120, 180]);
  });

  it('goes no further than that', () => {
    // The keyframe at 60 is taken, the one at 0 lies too far back.
    const shots = makeShots([
      [45, 10],
      [56, 30],
    ]);
    expect(starts(snapToKeyframes(shots.slice(0, 1), intent))).toEqual([60]);
    expect(starts(snapToKeyframes(shots, intent))).toEqual([45, 60]);
  });

  it('changes no length, order or clip', () => {
    const shots = makeShots([
      [70, 20],
      [111, 25],
    ]);
    const shape = (film: readonly PlannedShot[]) => film.map(({ clip, length }) => [clip, length]);
    expect(shape(snapToKeyframes(shots, intent))).toEqual(shape(shots));
  });

  it('shows nothing twice', () => {
    const shots = makeShots([
      [50, 15],
      [68, 20],
    ]);
    expect(starts(snapToKeyframes(shots, intent))).toEqual([50, 68]);
  });

  it('stays inside its shot', () => {
    const shots = makeShots([[70, 20]], { cuts: [62 / 30] });
    expect(starts(snapToKeyframes(shots, intent))).toEqual([70]);
  });

  it('does not pull two shots of one movement apart', () => {
    const shots = makeShots([
      [70, 20],
      [90, 20],
    ]);
    expect(starts(snapToKeyframes(shots, intent))).toEqual([70, 90]);
  });

  it('does not give a better moment away', () => {
    const measure = (seconds: number) => ({ score: seconds < 2.2 ? -1 : 1 });
    const shots = makeShots([[75, 15]], { measure });
    const nearKey = shots.map((shot) => ({ ...shot, startFrame: 72 }));
    expect(starts(snapToKeyframes(nearKey, intent))).toEqual([72]);
  });
});

type Sketch = {
  readonly cuts?: readonly number[];
  readonly measure?: (seconds: number) => Partial<WindowMeasure>;
};

/** Pieces of one clip of 10 s with a keyframe each 60 frames, all of the same worth unless told. */
function makeShots(ranges: readonly (readonly [number, number])[], sketch: Sketch = {}) {
  const analysis = buildAnalysis({ seconds: 10, measure: () => ({ score: 1 }), ...sketch });
  const material = readMaterial({
    analyses: [analysis],
    intent: { ...intent, duration: { minSeconds: 1, maxSeconds: 2 } },
    targetAspect: 16 / 9,
    seed: 1,
    numberOf: () => 1,
  });
  // Without the breath of chance, so that worth is what the sketch says.
  const clip = {
    ...material.clips[0]!,
    moments: material.clips[0]!.moments.map((moment) => ({
      ...moment,
      value: moment.measure.score,
    })),
  };
  return ranges.map(([startFrame, length]): PlannedShot => {
    const take = clip.takes.find(
      (take) => take.startFrame <= startFrame && take.endFrame >= startFrame + length,
    )!;
    return { clip, take, startFrame, length, role: 'body' };
  });
}

function starts(film: readonly PlannedShot[]): readonly number[] {
  return film.map(({ startFrame }) => startFrame);
}
