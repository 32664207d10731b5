import { describe, expect, it } from 'vitest';
import { drawWhole, emptyFrame, smallPlan } from '../testing/draw-pass.ts';
import { arrangeObjects } from './arrange-objects.ts';
import { distanceTo } from './forms.ts';
import { stillLifePass } from './still-life.ts';
import type { Form } from './thing.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const fruits: readonly Form[] = ['apple', 'pear', 'orange', 'lemon'];
const formsOf = (prompt: string, seed: number) =>
  arrangeObjects(smallPlan(prompt, seed)).things.map(({ form }) => form);

describe('a still life', () => {
  it.each(seeds)('has the fruit asked for and no other, seed %d', (seed) => {
    const lemons = formsOf('nature morte aux citrons', seed).filter((one) => fruits.includes(one));
    expect(lemons.length).toBeGreaterThanOrEqual(5);
    expect(new Set(lemons)).toEqual(new Set(['lemon']));
  });

  it.each(seeds)('has the crockery asked for, seed %d', (seed) => {
    const forms = formsOf('une bouteille et un bol de pommes', seed);
    expect(forms.filter((form) => form === 'bottle')).toHaveLength(1);
    expect(forms.filter((form) => form === 'bowl')).toHaveLength(1);
    expect(forms).not.toContain('vase');
  });

  it.each(seeds)('stands on its table or lies in its bowl, seed %d', (seed) => {
    const { things } = arrangeObjects(smallPlan('nature morte', seed));
    const bowl = things.find(({ form }) => form === 'bowl');
    for (const thing of things.filter(({ y }) => y > 0)) {
      expect(Math.hypot(thing.x - bowl!.x, thing.z - bowl!.z)).toBeLessThan(bowl!.size);
    }
    for (const thing of things.filter(({ y }) => y === 0)) {
      // Its lowest point meets the table, and none of it is far below.
      expect(Math.abs(distanceTo(thing, thing.x, 0, thing.z))).toBeLessThan(thing.size * 0.1);
    }
  });

  it('shows its things before the table and the wall, in their colours', () => {
    const plan = smallPlan('nature morte aux citrons', 3);
    const frame = emptyFrame(plan);
    drawWhole(stillLifePass, { plan, frame }, plan.height);
    const yellow = frame.depth.filter((_, i) => {
      const [r, g, b] = frame.colour.subarray(i * 3, i * 3 + 3) as unknown as number[];
      return frame.depth[i]! < 3.2 && r! > 3 * b! && g! > 2.5 * b!;
    });
    expect(yellow.length).toBeGreaterThan(plan.width * plan.height * 0.02);
    expect(Math.max(...frame.depth)).toBeGreaterThan(4);
  });
});
