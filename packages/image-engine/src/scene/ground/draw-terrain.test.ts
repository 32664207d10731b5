import { describe, expect, it } from 'vitest';
import { skyDepth } from '../frame.ts';
import { emptyFrame, planOf, size } from '../testing/small-scene.ts';
import { drawGround } from './draw-terrain.ts';
import { makeTerrain } from './make-terrain.ts';
import type { Terrain } from './terrain.ts';

const plan = planOf('un lac en été à midi');
const whole = { index: 0, from: 0, to: size.width };

/** Flat ground with a wall of that height at a depth of 4, red before and white behind it. */
function walled(height: number): Terrain {
  return {
    height: (_x, z) => (z > 4 && z < 4.2 ? height : 0),
    shade({ z }, out) {
      const far = z > 4.3 ? 1 : 0;
      out.r = 1;
      out.g = far;
      out.b = far;
    },
    waterLevel: Number.NEGATIVE_INFINITY,
    ceiling: 3,
    far: 20,
  };
}

function depthsOf(terrain: Terrain): number[] {
  const frame = emptyFrame();
  drawGround({ plan, frame, terrain }, whole);
  return [...frame.depth].filter((depth) => depth < skyDepth);
}

describe('the ground', () => {
  it('hides behind a ridge what lies behind it', () => {
    expect(Math.max(...depthsOf(walled(0)))).toBeGreaterThan(6);
    expect(Math.max(...depthsOf(walled(1)))).toBeLessThan(4.3);
  });

  it('comes nearer row by row', () => {
    const frame = emptyFrame();
    drawGround({ plan, frame, terrain: walled(0) }, whole);
    const column = Array.from({ length: size.height }, (_, y) => frame.depth[y * size.width + 9]!);
    expect(column).toEqual([...column].sort((a, b) => b - a));
  });

  it('draws a column the same whatever was drawn before it', () => {
    const terrain = makeTerrain(planOf('des montagnes à midi'));
    const alone = emptyFrame();
    const after = emptyFrame();
    drawGround({ plan, frame: alone, terrain }, { index: 0, from: 20, to: 21 });
    drawGround({ plan, frame: after, terrain }, { index: 0, from: 40, to: 50 });
    drawGround({ plan, frame: after, terrain }, { index: 1, from: 20, to: 21 });
    const column = (colour: Float32Array) => colour.filter((_, i) => Math.floor(i / 3) % 64 === 20);
    expect(column(after.colour)).toEqual(column(alone.colour));
  });

  it('lies at a beach over the water before the eye and under it farther out', () => {
    const beach = planOf('une plage à midi');
    const terrain = makeTerrain(beach);
    expect(terrain.height(0, 8, 4)).toBeLessThan(terrain.waterLevel);
    expect(terrain.height(0, 0.3, 4)).toBeGreaterThan(terrain.waterLevel);
  });

  it('lights a slope that faces the sun more than one that turns away', () => {
    const sunny = planOf('la campagne à midi');
    const side = Math.sign(sunny.light.azimuth);
    const slope = (rise: number): Terrain => ({
      ...walled(0),
      height: (x) => rise * x * side,
      shade(_point, out) {
        Object.assign(out, { r: 0.5, g: 0.5, b: 0.5 });
      },
    });
    const level = (terrain: Terrain) => {
      const frame = emptyFrame();
      drawGround({ plan: sunny, frame, terrain }, whole);
      return frame.colour[((size.height - 1) * size.width + 32) * 3]!;
    };
    expect(level(slope(-0.4))).toBeGreaterThan(level(slope(0.4)) * 1.3);
  });
});
