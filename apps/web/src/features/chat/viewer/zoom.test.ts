import { describe, expect, it } from 'vitest';
import { drawnBox, type Frame, fitScale, fitted, panned, shownPart, zoomedTo } from './zoom.ts';

const frame: Frame = {
  stage: { width: 1000, height: 600 },
  picture: { width: 2000, height: 1000 },
  margin: { x: 0, y: 0 },
};
const middle = { x: 0, y: 0 };

describe('a picture seen large', () => {
  it('is seen whole, within its margins, and a small one not blown up without end', () => {
    expect(fitScale(frame)).toBe(0.5);
    expect(drawnBox(fitted, frame)).toEqual({ left: 0, top: 50, width: 1000, height: 500 });
    expect(fitScale({ ...frame, margin: { x: 100, y: 0 } })).toBe(0.4);
    expect(fitScale({ ...frame, picture: { width: 20, height: 10 } })).toBe(2);
  });

  it('keeps what lies under the pointer there', () => {
    const at = { x: 100, y: -50 };
    const view = zoomedTo(fitted, 1, at, frame);
    const { left, top } = drawnBox(view, frame);
    // Before: (500 + 100) / 0.5 = 1200 of 2000, (300 - 50 - 50) / 0.5 = 400 of 1000.
    expect([left + 1200, top + 400]).toEqual([600, 250]);
  });

  it('leaves no emptiness where the picture could be', () => {
    const near = zoomedTo(fitted, 1, middle, frame);
    expect(panned(near, { x: 9000, y: -9000 }, frame)).toEqual({ scale: 1, x: 500, y: -200 });
    expect(panned(fitted, { x: 50, y: 50 }, frame)).toEqual(fitted);
  });

  it('goes to 800 % and, back, no smaller than whole', () => {
    expect(zoomedTo(fitted, 100, middle, frame).scale).toBe(8);
    expect(zoomedTo({ scale: 1, x: 40, y: 0 }, 0.3, middle, frame)).toEqual(fitted);
  });

  it('tells which part is in sight', () => {
    const near = zoomedTo(fitted, 1, middle, frame);
    const stage = frame.stage;
    const { height, ...part } = shownPart(drawnBox(near, frame), stage);
    expect(part).toEqual({ left: 0.25, top: 0.2, width: 0.5 });
    expect(height).toBeCloseTo(0.6);
    expect(shownPart(drawnBox(fitted, frame), stage)).toMatchObject({ left: 0, width: 1 });
  });
});
