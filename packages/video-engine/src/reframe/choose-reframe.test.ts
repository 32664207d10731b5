import { describe, expect, it } from 'vitest';
import { chooseReframe, chooseStillReframe } from './choose-reframe.ts';
import { cropPositionAt } from './crop/crop-position.ts';
import { columns, rows, type Sample, splitSamples } from './sample-grid.ts';

const widthShare = 81 / 256;
const count = 24;
const slot = {
  widthShare,
  sampleFrames: Array.from({ length: count }, (_, index) => index * 5 - 30),
  frameCount: 60,
};

/** Waves that stay, or slide as a whole, with striped subjects in front of them. */
function draw(subjects: (index: number) => readonly number[], slide = 0): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const rgb = new Uint8Array(columns * rows * 3);
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const ground = 100 + 25 * Math.sin((x + slide * index) * 0.5) + 20 * Math.sin(y * 0.6);
        const isSubject = y > 12 && y < 30 && subjects(index).some((at) => Math.abs(at - x) < 4);
        const value = isSubject ? 180 + 60 * Math.sin(y * 0.9 + index * 1.1 + x) : ground;
        rgb.fill(Math.round(value), (y * columns + x) * 3, (y * columns + x) * 3 + 3);
      }
    }
    return splitSamples(rgb)[0]!;
  });
}

/** Where the crop's middle stands, in columns. */
function middleAt(reframe: ReturnType<typeof chooseReframe>, frame: number): number {
  const width = widthShare * columns;
  return cropPositionAt(reframe, frame) * (columns - width) + width / 2;
}

describe('chooseReframe', () => {
  it('stays in the centre when nothing moves but the camera', () => {
    expect(
      chooseReframe(
        draw(() => [], 1),
        slot,
      ),
    ).toEqual({ kind: 'centre' });
  });

  it('stands still on a subject that moves on the spot', () => {
    const reframe = chooseReframe(
      draw(() => [50], 1),
      slot,
    );
    expect(reframe.kind).toBe('static');
    expect(Math.abs(middleAt(reframe, 0) - 50)).toBeLessThan(4);
  });

  it('follows a subject across the picture', () => {
    const path = (index: number) => 8 + (48 * index) / (count - 1);
    const reframe = chooseReframe(
      draw((index) => [path(index)]),
      slot,
    );
    expect(reframe.kind).toBe('move');
    for (const frame of [10, 30, 50]) {
      expect(Math.abs(middleAt(reframe, frame) - Math.max(11, path(frame / 5 + 6)))).toBeLessThan(
        6,
      );
    }
  });

  it('shows the whole picture when two subjects stand too far apart', () => {
    expect(
      chooseReframe(
        draw(() => [8, 56]),
        slot,
      ),
    ).toEqual({ kind: 'fit' });
  });

  it('does not take one subject that jumps for two', () => {
    const reframe = chooseReframe(
      draw((index) => [index < count / 2 ? 10 : 54]),
      slot,
    );
    expect(reframe.kind).toBe('move');
  });

  it('gives a move points from the first to the last frame of the clip', () => {
    const reframe = chooseReframe(
      draw((index) => [8 + 2 * index]),
      slot,
    );
    if (reframe.kind !== 'move') throw new Error(`a ${reframe.kind}`);
    expect(reframe.points[0]!.frame).toBe(0);
    expect(reframe.points.at(-1)!.frame).toBe(59);
    const ascending = reframe.points.map((point) => point.frame).toSorted((a, b) => a - b);
    expect(reframe.points.map((point) => point.frame)).toEqual(ascending);
  });

  it('stays in the centre when nothing could be decoded', () => {
    expect(chooseReframe([], slot)).toEqual({ kind: 'centre' });
  });
});

describe('chooseStillReframe', () => {
  function still(at: number): Sample {
    const rgb = new Uint8Array(columns * rows * 3).fill(90);
    for (let y = 14; y < 26; y += 1) {
      for (let x = at - 3; x < at + 3; x += 1) rgb.set([230, 60, 20], (y * columns + x) * 3);
    }
    return splitSamples(rgb)[0]!;
  }

  it('moves the crop onto a rare colour aside', () => {
    const reframe = chooseStillReframe(still(50), widthShare);
    expect(reframe.kind).toBe('static');
    expect(Math.abs(middleAt(reframe, 0) - 50)).toBeLessThan(5);
  });

  it('keeps the centre for a subject in the middle and for an empty picture', () => {
    expect(chooseStillReframe(still(32), widthShare)).toEqual({ kind: 'centre' });
    const grey = splitSamples(new Uint8Array(columns * rows * 3).fill(90))[0]!;
    expect(chooseStillReframe(grey, widthShare)).toEqual({ kind: 'centre' });
  });
});
