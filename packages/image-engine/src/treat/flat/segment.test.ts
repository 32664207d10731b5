import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import { segment } from './segment.ts';

const side = 48;

describe('regions of even colour', () => {
  it('are one where colours are alike, and two on either side of an edge', () => {
    const segments = segment(
      drawn((x) => (x < side / 2 ? 0.3 : 0.7)),
      20,
    );
    expect(segments.count).toBe(2);
    expect(colourAt(segments, 4, 4)).toBeCloseTo(0.3);
    expect(colourAt(segments, side - 4, 4)).toBeCloseTo(0.7);
  });

  it('join a sky that grows lighter into one, though its rims differ as much as an edge does', () => {
    const [dark, light] = [0.3, 0.45];
    const sky = drawn((_, y) => dark + ((light - dark) * y) / side);
    expect(segment(sky, 20).count).toBe(1);
    expect(
      segment(
        drawn((_, y) => (y < side / 2 ? dark : light)),
        20,
      ).count,
    ).toBe(2);
  });

  it('keep apart what differs in hue alone', () => {
    const planes = drawn(() => 0.5);
    for (let i = 0; i < planes.a.length; i += 1) planes.a[i] = i % side < side / 2 ? -0.1 : 0.1;
    expect(segment(planes, 20).count).toBe(2);
  });

  it('take no speck for a region', () => {
    const speck = (x: number, y: number) => (Math.hypot(x - 20, y - 20) < 2 ? 0.9 : 0.4);
    expect(segment(drawn(speck), 20).count).toBe(1);
    const disc = (x: number, y: number) => (Math.hypot(x - 20, y - 20) < 6 ? 0.9 : 0.4);
    expect(segment(drawn(disc), 20).count).toBe(2);
  });

  it('are as few as asked, the likest joined first', () => {
    const tones = [0.1, 0.14, 0.5, 0.9];
    const stripes = drawn((x) => tones[Math.floor((4 * x) / side)]!);
    expect(segment(stripes, 20).count).toBe(4);
    const three = segment(stripes, 3);
    expect(three.count).toBe(3);
    expect(three.labels[5]).toBe(three.labels[side / 2 - 5]);
  });

  it('name every pixel of a noisy picture, from 0 on', () => {
    const random = makeRandom(5);
    const { labels, count } = segment(
      drawn(() => random()),
      12,
    );
    expect(count).toBeLessThanOrEqual(12);
    expect(new Set(labels)).toEqual(new Set(Array.from({ length: count }, (_, i) => i)));
  });
});

function drawn(lightness: (x: number, y: number) => number): LabPlanes {
  const planes = createPlanes(side, side);
  for (let i = 0; i < planes.l.length; i += 1) {
    planes.l[i] = lightness(i % side, Math.floor(i / side));
  }
  return planes;
}

function colourAt({ labels, colours }: ReturnType<typeof segment>, x: number, y: number): number {
  return colours[labels[y * side + x]! * 3]!;
}
