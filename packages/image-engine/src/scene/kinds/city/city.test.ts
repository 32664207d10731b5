import { describe, expect, it } from 'vitest';
import { skyDepth } from '../../frame.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { drawWhole, emptyFrame, smallPlan } from '../testing/draw-pass.ts';
import { cityPass } from './city.ts';
import { cityLight } from './city-light.ts';
import { planCity, townAt } from './plan-city.ts';

const seeds = [1, 2, 3, 4, 5, 6];

function draw(plan: ScenePlan) {
  const frame = emptyFrame(plan);
  drawWhole(cityPass, { plan, frame }, plan.width);
  return frame;
}

/** Share of the towers' pixels that lamps make lighter: the same light, with its lamps and without. */
function litShare(prompt: string, seed: number): number {
  const plan = smallPlan(prompt, seed);
  const frame = draw(plan);
  const dark = draw({ ...plan, description: { ...plan.description, time: 'noon' } });
  const { lamp } = cityLight(plan);
  let towers = 0;
  let lit = 0;
  for (let i = 0; i < frame.depth.length; i += 1) {
    if (frame.depth[i] === skyDepth || frame.water[i]! > 0) continue;
    towers += 1;
    if (frame.colour[i * 3]! - dark.colour[i * 3]! > lamp / 5) lit += 1;
  }
  return lit / towers;
}

describe('a city', () => {
  it.each(seeds)('stands on land: by the open sea no tower leaves the town, seed %d', (seed) => {
    const plan = smallPlan('une ville au bord de la mer', seed);
    const { blocks } = planCity(plan);
    expect(blocks.length).toBeGreaterThan(10);
    for (const { left, right, hasWindows } of blocks) {
      if (hasWindows) expect(townAt(plan, (left + right) / 2)).toBeGreaterThan(0);
    }
    const openSide = plan.heavySide > 0 ? 0 : plan.width;
    expect(townAt(plan, openSide)).toBe(0);
  });

  it.each(seeds)('stands over its quay, with water before it and none behind, seed %d', (seed) => {
    const plan = smallPlan('une ville', seed);
    const frame = draw(plan);
    const { blocks, base } = planCity(plan);
    expect(Math.max(...blocks.map(({ top }) => top))).toBeLessThan(base);
    for (let i = 0; i < frame.water.length; i += 1) {
      expect(frame.water[i]! > 0).toBe(Math.floor(i / plan.width) >= base);
    }
  });

  it.each(seeds)('lights its windows at night and not at noon, seed %d', (seed) => {
    expect(litShare('une ville la nuit', seed)).toBeGreaterThan(0.05);
    expect(litShare('une ville la nuit', seed)).toBeLessThan(0.5);
    expect(litShare('une ville à midi, ciel bleu', seed)).toBe(0);
  });
});
