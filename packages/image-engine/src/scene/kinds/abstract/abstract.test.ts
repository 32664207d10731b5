import { describe, expect, it } from 'vitest';
import { drawWhole, emptyFrame, smallPlan } from '../testing/draw-pass.ts';
import { abstractPass } from './abstract.ts';

/** One of each manner. */
const seeds = [6, 7, 8];

function shareOf(prompt: string, seed: number, is: (r: number, g: number, b: number) => boolean) {
  const plan = smallPlan(prompt, seed);
  const frame = emptyFrame(plan);
  drawWhole(abstractPass, { plan, frame }, plan.height);
  let count = 0;
  for (let i = 0; i < frame.colour.length; i += 3) {
    if (is(frame.colour[i]!, frame.colour[i + 1]!, frame.colour[i + 2]!)) count += 1;
  }
  return count / frame.depth.length;
}

const isRed = (r: number, g: number, b: number) => r > 2.5 * g && r > 2.5 * b;
const isBlue = (r: number, g: number, b: number) => b > 2 * r && b > 1.3 * g;

describe('an abstract picture', () => {
  it.each(seeds)('has the colour asked for and not another, seed %d', (seed) => {
    expect(shareOf('composition abstraite rouge', seed, isRed)).toBeGreaterThan(0.1);
    expect(shareOf('composition abstraite rouge', seed, isBlue)).toBeLessThan(0.01);
    expect(shareOf('composition abstraite bleue', seed, isBlue)).toBeGreaterThan(0.1);
    expect(shareOf('composition abstraite bleue', seed, isRed)).toBeLessThan(0.01);
  });

  it.each(seeds)('has all the colours asked for, seed %d', (seed) => {
    const prompt = 'composition abstraite rouge et bleue';
    expect(shareOf(prompt, seed, isRed)).toBeGreaterThan(0.03);
    expect(shareOf(prompt, seed, isBlue)).toBeGreaterThan(0.03);
  });
});
