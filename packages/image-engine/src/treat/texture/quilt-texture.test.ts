import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { StyleTiles } from '../../style/learned-style.ts';
import { cheapestPath } from './cheapest-path.ts';
import { quiltTexture } from './quilt-texture.ts';
import { softenTiles } from './soften-tiles.ts';

const side = 96;
const size = { width: 300, height: 240 };

describe('a quilt of texture', () => {
  it('has no seam that is seen: hardly a step in it is larger than any of the texture itself', () => {
    const tiles = tilesOf([128], blobs());
    const { texture } = quilt(tiles, () => 0.5);
    const own = Float32Array.from(tiles.lightness, (byte) => byte / 255);
    const largest = Math.max(...steps(own, side));
    const seen = steps(texture, size.width).filter((step) => step > largest);
    // Cut straight through the middle of the overlap, ten times as many are.
    expect(seen.length).toBeLessThan(60);
  });

  it('is dark where the picture is dark and light where it is light', () => {
    const tiles = tilesOf([60, 128, 200], (x) => 20 * Math.sin(x));
    const { tone } = quilt(tiles, (x) => (x < size.width / 2 ? 60 : 200) / 255);
    const row = tone.subarray(80 * size.width, 81 * size.width);
    expect(row[20]).toBeCloseTo(60 / 255, 1);
    expect(row[size.width - 20]).toBeCloseTo(200 / 255, 1);
  });
});

describe('the cheapest path', () => {
  it('follows a valley that bends by one at each step', () => {
    const valley = [2, 3, 4, 3, 2, 1, 0, 0];
    const path = cheapestPath(valley.length, 5, (along, across) => (across - valley[along]!) ** 2);
    expect([...path]).toEqual(valley);
  });

  it('never leaps, even to save a detour', () => {
    const path = cheapestPath(12, 5, (along, across) => (across === (along < 6 ? 0 : 4) ? 0 : 1));
    expect([path[0], path[11]]).toEqual([0, 4]);
    const leaps = [...path].slice(1).map((across, i) => Math.abs(across - path[i]!));
    expect(Math.max(...leaps)).toBe(1);
  });
});

function quilt(tiles: StyleTiles, toneAt: (x: number) => number) {
  const tone = Float32Array.from({ length: size.width * size.height }, (_, i) =>
    toneAt(i % size.width),
  );
  return quiltTexture({ ...size, tone }, { tiles, soft: softenTiles(tiles, 7) }, makeRandom(4));
}

/** One tile for each mean, with the same wave in each. */
function tilesOf(means: readonly number[], wave: (x: number, y: number) => number): StyleTiles {
  const area = side * side;
  const lightness = Uint8Array.from({ length: means.length * area }, (_, i) => {
    const place = i % area;
    return means[Math.floor(i / area)]! + wave(place % side, Math.floor(place / side));
  });
  return { side, count: means.length, lightness, tint: new Float32Array(128) };
}

/** Soft blobs at random: no place in them is quite like another. */
function blobs() {
  const random = makeRandom(8);
  const noise = Float32Array.from({ length: side * side }, () => random() - 0.5);
  const soft = blurPlane(noise, side, side, 4);
  const most = Math.max(...soft.map(Math.abs));
  return (x: number, y: number) => (100 * soft[y * side + x]!) / most;
}

/** Steps from pixel to pixel, across and down. */
function steps(plane: Float32Array, width: number) {
  const all: number[] = [];
  for (let i = width; i < plane.length; i += 1) {
    all.push(Math.abs(plane[i]! - plane[i - width]!));
    if (i % width > 0) all.push(Math.abs(plane[i]! - plane[i - 1]!));
  }
  return all;
}
