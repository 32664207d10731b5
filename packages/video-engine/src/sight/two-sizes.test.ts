import { type Box, lookedAtPixels, type Seen } from '@armoni/perception/see/nanodet';
import { describe, expect, it } from 'vitest';
import { inTwoSizes, seenInTwoSizes } from './two-sizes.ts';

const shapes = [
  {
    name: 'wide',
    width: 384,
    height: 216,
    smaller: { left: 0, top: 240, width: 295, height: 166 },
  },
  {
    name: 'tall',
    width: 216,
    height: 384,
    smaller: { left: 240, top: 0, width: 166, height: 295 },
  },
];
const box = { left: 0.2, top: 0.3, right: 0.4, bottom: 0.9 };

describe.each(shapes)('a $name picture in two sizes', ({ width, height, smaller }) => {
  const size = { width, height };
  const whole = inTwoSizes({ rgb: new Uint8Array(3 * width * height).fill(200), ...size });

  function seenAt(one: Box, place: typeof smaller, score: number): Seen {
    const x = (share: number) => (place.left + share * place.width) / whole.width;
    const y = (share: number) => (place.top + share * place.height) / whole.height;
    const edges = { left: x(one.left), right: x(one.right) };
    return { thing: 'person', score, box: { ...edges, top: y(one.top), bottom: y(one.bottom) } };
  }
  const inLarge = (score: number) => seenAt(box, { left: 0, top: 0, ...size }, score);

  it('fits into what the network looks at, with grey between both', () => {
    expect(Math.max(whole.width, whole.height)).toBeLessThanOrEqual(lookedAtPixels);
    const at = (x: number, y: number) => whole.rgb[3 * (y * whole.width + x)];
    expect(at(width - 1, height - 1)).toBe(200);
    expect(at(smaller.left, smaller.top)).toBe(200);
    expect(at(smaller.left && smaller.left - 1, smaller.top && smaller.top - 1)).toBe(124);
  });

  it('shows who is seen in both once, where they stand in the picture', () => {
    const [one, ...others] = seenInTwoSizes([inLarge(0.4), seenAt(box, smaller, 0.8)], size);
    expect(others).toEqual([]);
    expect(one?.score).toBeCloseTo(0.7);
    for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
      expect(one?.box[edge]).toBeCloseTo(box[edge], 2);
    }
  });

  it('shows less surely who is seen in one alone, and two people as two', () => {
    const other = { ...box, left: 0.6, right: 0.8 };
    const seen = seenInTwoSizes([inLarge(0.4), seenAt(other, smaller, 0.8)], size);
    expect(seen.map(({ score }) => score)).toEqual([expect.closeTo(0.3), expect.closeTo(0.6)]);
    expect(seen[1]?.box.left).toBeCloseTo(0.6, 2);
  });
});
