import { describe, expect, it } from 'vitest';
import type { WindowMeasure } from '../../model/analysis.ts';
import { findFaults } from './find-faults.ts';

/** Windows of half a second with this luma in each cell and this motion. */
function windows(sketch: readonly (readonly [luma: number, activity: number])[]): WindowMeasure[] {
  return sketch.map(([luma, activity], index) => ({
    ...{ startSeconds: index / 2, endSeconds: index / 2 + 0.5, score: 0, luma, activity },
    ...{ jerk: 0, sharpness: 1, chroma: 0, penalty: 0, loudness: 0, isSpeech: false },
    layout: Array.from({ length: 144 }, (_, cell) => (cell % 3 === 0 ? luma : 128)),
    hash: '0000000000000000',
  }));
}

const moving = (count: number, from = 60) =>
  Array.from({ length: count }, (_, index) => [from + index, 1] as const);

describe('faults of a clip', () => {
  it('are stretches without light, not a dark night', () => {
    const night = windows([...moving(4), ...moving(4, 16), [3, 0], [3, 0], [4, 0], ...moving(4)]);
    expect(findFaults(night)).toEqual([{ kind: 'black', startSeconds: 4, endSeconds: 5.5 }]);
  });

  it('are stretches that stop in a clip that moves', () => {
    const stopped = [80, 80, 80, 80].map((luma) => [luma, 0] as const);
    expect(findFaults(windows([...moving(6), ...stopped, ...moving(6)]))).toEqual([
      { kind: 'frozen', startSeconds: 3, endSeconds: 5 },
    ]);
  });

  it('are not the rests of a recorded screen, nor a held breath', () => {
    const screen = windows([...moving(2), ...Array.from({ length: 9 }, () => [80, 0] as const)]);
    expect(findFaults(screen)).toEqual([]);
    const breath = windows([...moving(6), [80, 0], [80, 0], ...moving(6)]);
    expect(findFaults(breath)).toEqual([]);
  });
});
