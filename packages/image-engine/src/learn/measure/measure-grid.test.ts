import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { measureGrid } from './measure-grid.ts';

const size = { width: 300, height: 240 };

describe('the grid of pixel art', () => {
  it.each([24, 37, 60])('is found with its %i squares, whatever their size in pixels', (cells) => {
    const period = size.height / cells;
    const found = measureGrid(squares(period), size);
    expect(found.cells).toBe(cells);
    expect(found.share).toBeGreaterThan(0.9);
  });

  it('is none in noise, nor in a poster with three straight edges', () => {
    const random = makeRandom(3);
    const noise = Uint8Array.from({ length: size.width * size.height }, () => 255 * random());
    const poster = noise.map((_, i) =>
      i % size.width > 120 ? 200 : i > 150 * size.width ? 90 : 20,
    );
    expect(measureGrid(noise, size).share).toBeLessThan(0.1);
    expect(measureGrid(poster, size).share).toBeLessThan(0.1);
  });
});

function squares(period: number): Uint8Array {
  const shades = new Map<string, number>();
  const random = makeRandom(7);
  return Uint8Array.from({ length: size.width * size.height }, (_, i) => {
    const place = `${Math.floor((i % size.width) / period)} ${Math.floor(i / size.width / period)}`;
    const shade = shades.get(place) ?? Math.floor(255 * random());
    shades.set(place, shade);
    return shade;
  });
}
