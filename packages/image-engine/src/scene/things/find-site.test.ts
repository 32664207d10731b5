import { describe, expect, it } from 'vitest';
import { makeTerrain } from '../ground/make-terrain.ts';
import { findSite } from './find-site.ts';
import { acrossAt, rowOf } from './project.ts';
import { planOf } from './testing/look.ts';

const plan = planOf('un phare sur la côte');
const terrain = makeTerrain(plan);
const search = { from: 2, to: 14, isHigh: true };
const headland = 0.5 + plan.heavySide * 0.42;
const open = 0.5 - plan.heavySide * 0.3;

describe('where a thing may stand', () => {
  it('is dry and in sight', () => {
    const site = findSite(plan, terrain, { across: [headland], ...search })!;
    expect(site.y).toBeLessThan(plan.camera.horizon + 4);
    const height = terrain.height(acrossAt(plan, site.x, site.z), site.z, 5);
    expect(height).toBeGreaterThan(terrain.waterLevel);
    expect(site.y).toBeCloseTo(rowOf(plan, height, site.z));
    for (let z = 0.5; z < site.z; z *= 1.02) {
      const before = terrain.height(acrossAt(plan, site.x, z), z, 5);
      expect(rowOf(plan, before, z)).toBeGreaterThanOrEqual(site.y);
    }
  });

  it('is nowhere on the open sea', () => {
    expect(findSite(plan, terrain, { across: [open], ...search })).toBeNull();
  });

  it('is the first of the places that has ground', () => {
    const site = findSite(plan, terrain, { across: [open, headland], ...search });
    expect(site?.x).toBe(headland * plan.width);
  });

  it('is the nearest ground, or the highest that is seen', () => {
    const across = [headland];
    const high = findSite(plan, terrain, { across, ...search })!;
    const near = findSite(plan, terrain, { across, ...search, isHigh: false })!;
    expect(near.z).toBeLessThan(high.z);
    expect(near.y).toBeGreaterThan(high.y);
  });
});
