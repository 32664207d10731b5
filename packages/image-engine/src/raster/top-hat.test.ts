import { describe, expect, it } from 'vitest';
import { topHat } from './top-hat.ts';

const size = { width: 24, height: 16 };
const at = (x: number, y: number) => y * size.width + x;

describe('the top hat', () => {
  it('finds lit windows and stars, and no streaks of light on water or rain', () => {
    const plane = new Float32Array(size.width * size.height).fill(0.2);
    plane[at(4, 4)] = 0.9;
    for (let x = 8; x < 20; x += 1) plane[at(x, 10)] = 0.9;
    for (let y = 0; y < 9; y += 1) plane[at(14, y)] = 0.9;
    const found = topHat(plane, size, 2);
    expect(found[at(4, 4)]).toBeCloseTo(0.7);
    expect(found.filter((over) => over > 0.01)).toHaveLength(1);
  });
});
