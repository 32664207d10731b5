import { describe, expect, it } from 'vitest';
import { gapPx, mergeShots } from './merge-shots.ts';

const red = { colour: '#ff0000', share: 1 };
const blue = { colour: '#0000ff', share: 1 };

function film(...lengths: number[]) {
  let startSeconds = 0;
  return lengths.map((durationSeconds, index) => {
    const shot = { startSeconds, durationSeconds, stripes: [index % 2 ? blue : red] };
    startSeconds += durationSeconds;
    return shot;
  });
}

const total = (shots: readonly { durationSeconds: number }[]) =>
  shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);

describe('the shots a bar can show', () => {
  it('are all of them while there is room', () => {
    const shots = film(3, 2, 4);
    expect(mergeShots(shots, 600)).toEqual(shots);
  });

  it('are at most sixteen, and lose no time', () => {
    const merged = mergeShots(film(...Array<number>(42).fill(0.5)), 2000);
    expect(merged).toHaveLength(16);
    expect(total(merged)).toBeCloseTo(21);
  });

  it('are never narrower than 8 px', () => {
    const widthPx = 90;
    const merged = mergeShots(film(5, 0.2, 5, 0.2, 5, 1, 1, 1), widthPx);
    const pxPerSecond = (widthPx - gapPx * (merged.length - 1)) / total(merged);
    expect(Math.min(...merged.map((shot) => shot.durationSeconds * pxPerSecond))).toBeGreaterThan(
      8 - 1e-9,
    );
    expect(merged.length).toBeGreaterThan(1);
  });

  it('join the shortest neighbours first and start where the first one did', () => {
    const merged = mergeShots(film(5, 0.5, 0.5, 5), 120);
    expect(merged.map((shot) => shot.startSeconds)).toEqual([0, 5, 6]);
  });

  it('weigh colours by the length of their shots', () => {
    const [joined] = mergeShots(film(3, 1), 10);
    expect(joined?.stripes).toEqual([
      { colour: '#ff0000', share: 0.75 },
      { colour: '#0000ff', share: 0.25 },
    ]);
  });

  it('stay one when the bar is narrower than a single shot may be', () => {
    expect(mergeShots(film(1, 1), 4)).toHaveLength(1);
  });
});
