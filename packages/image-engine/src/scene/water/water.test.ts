import { describe, expect, it } from 'vitest';
import { emptyFrame, planOf, size } from '../testing/small-scene.ts';
import { findShores } from './find-shores.ts';
import { floodPass } from './flood.ts';
import { fresnel } from './fresnel.ts';
import { waterPass } from './water.ts';

describe('water', () => {
  it('mirrors all at a grazing look and little when looked into', () => {
    expect(fresnel(0)).toBe(1);
    expect(fresnel(1)).toBeCloseTo(0.03, 6);
  });

  it('mirrors a little more than one smooth facet would (Schlick)', () => {
    for (const facing of [0.2, 0.3, 0.4, 0.5]) {
      const smooth = 0.02 + 0.98 * (1 - facing) ** 5;
      expect(fresnel(facing) - smooth).toBeGreaterThan(0.015);
      expect(fresnel(facing) - smooth).toBeLessThan(0.05);
    }
  });

  it('fills all below the horizon that is not ground', () => {
    const plan = planOf('la mer à midi');
    const frame = emptyFrame();
    const ground = (size.height - 1) * size.width;
    frame.depth[ground] = 1;
    floodPass.work({ plan, frame }, { index: 0, from: 0, to: size.height });
    expect(frame.water[ground]).toBe(-1);
    expect(frame.water[ground + 1]).toBeGreaterThan(0);
    expect(frame.water[(plan.camera.horizon - 1) * size.width]).toBe(-1);
  });

  it('shows under a red half of the sky more red than under a blue one', () => {
    const plan = planOf('un lac calme à midi');
    const frame = emptyFrame();
    floodPass.work({ plan, frame }, { index: 0, from: 0, to: size.height });
    const mirror = frame.colour.map((_, i) => {
      const isLeft = Math.floor(i / 3) % size.width < size.width / 2;
      return i % 3 === (isLeft ? 0 : 2) ? 1 : 0;
    });
    const shores = findShores(plan, frame);
    const work = { plan, frame, mirror, shores, swell: 0.1, deep: [0, 0, 0] as const };
    waterPass.work(work, { index: 0, from: 0, to: size.height });
    const row = (plan.camera.horizon + 4) * size.width;
    const red = (x: number) => frame.colour[(row + x) * 3]! - frame.colour[(row + x) * 3 + 2]!;
    expect(red(8)).toBeGreaterThan(red(56) + 0.2);
  });
});
