import { describe, expect, it } from 'vitest';
import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import { tintSteps } from '../../style/learned-style.ts';
import { chooseTiles } from './choose-tiles.ts';
import { findTileCandidates, tileSide } from './find-tile-candidates.ts';

const side = 2 * tileSide;

describe('tiles of texture', () => {
  it('are taken where there are strokes alone, not where there is an object', () => {
    const strokes = (x: number) => 0.5 + 0.2 * Math.sin(2 * x);
    const object = (x: number, y: number) =>
      x > tileSide && Math.hypot(x - 1.5 * tileSide, (y % tileSide) - 128) < 70;
    const found = findTileCandidates(
      drawn((x, y) => (object(x, y) ? 0.95 : strokes(x))),
      0,
      0,
    );
    const best = found.reduce((one, other) => (one.purity > other.purity ? one : other));
    expect(Math.max(...best.pixels)).toBeLessThan(0.75 * 255);
  });

  it('leave out what lies in the margin', () => {
    const margin = 64;
    const isInside = (x: number) => x >= margin && x < side - margin;
    const planes = drawn((x, y) => (isInside(x) && isInside(y) ? 0.4 + 0.1 * Math.sin(2 * x) : 1));
    const found = findTileCandidates(planes, 0, margin);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ pixels }) => Math.max(...pixels) < 255)).toBe(true);
  });

  it('come from several pictures, as dark and as light as the style is, with its colours', () => {
    const candidates = [0.2, 0.4, 0.6, 0.8].flatMap((tone, picture) =>
      findTileCandidates(
        drawn((x) => tone + 0.05 * Math.sin(2 * x)),
        picture,
        0,
      ),
    );
    const tiles = chooseTiles(candidates)!;
    const means = Array.from({ length: tiles.count }, (_, tile) => {
      const pixels = tiles.lightness.subarray(tile * tileSide ** 2, (tile + 1) * tileSide ** 2);
      return pixels.reduce((sum, byte) => sum + byte, 0) / pixels.length / 255;
    });
    expect(Math.min(...means)).toBeCloseTo(0.2, 1);
    expect(Math.max(...means)).toBeCloseTo(0.8, 1);
    expect(tiles.tint).toHaveLength(2 * tintSteps);
    expect(tiles.tint[0]).toBeCloseTo(-0.02);
    expect(tiles.tint[1]).toBeCloseTo(0.05);
  });

  it('are none when no picture has room for one', () => {
    expect(chooseTiles([])).toBeNull();
  });
});

function drawn(lightness: (x: number, y: number) => number): LabPlanes {
  const planes = createPlanes(side, side);
  for (let i = 0; i < planes.l.length; i += 1) {
    planes.l[i] = lightness(i % side, Math.floor(i / side));
    planes.a[i] = -0.02;
    planes.b[i] = 0.05;
  }
  return planes;
}
