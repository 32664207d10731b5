import { describe, expect, it } from 'vitest';
import { makeForeground } from '../foreground.ts';
import { field, strokeAt } from '../strokes/stroke-list.ts';
import { emptyList, lookAt, planOf } from '../testing/look.ts';
import { silhouetteOf } from '../testing/silhouette.ts';
import { drawWeather } from './draw-weather.ts';
import { drawLightning } from './lightning.ts';

/** Of each stroke: how far it goes to the right and down, and how wide it is. */
function strokesOf(prompt: string) {
  const strokes = emptyList();
  const plan = planOf(prompt);
  drawWeather(makeForeground(plan, strokes));
  return Array.from({ length: strokes.count[0]! }, (_, index) => {
    const at = strokeAt(index);
    const read = (name: keyof typeof field) => strokes.data[at + field[name]]!;
    return {
      right: read('toX') - read('x'),
      down: read('toY') - read('y'),
      width: read('width'),
      alpha: read('alpha'),
    };
  });
}

describe('weather', () => {
  it.each(['la mer à midi, ciel clair', 'la mer dans le brouillard', 'un ciel couvert'])(
    'draws nothing for %s',
    (prompt) => {
      expect(strokesOf(prompt)).toEqual([]);
    },
  );

  it('rains in long thin strokes that all slant one way', () => {
    const drops = strokesOf('la mer sous la pluie');
    expect(drops.length).toBeGreaterThan(1000);
    for (const { right, down, width } of drops) {
      expect(right).toBeLessThan(0);
      expect(right / down).toBeCloseTo(-0.14, 3);
      expect(down).toBeGreaterThan(10 * width);
    }
  });

  it('rains more in a storm, which has its lightning', () => {
    const isDrop = ({ right, down }: { right: number; down: number }) =>
      Math.abs(right / down + 0.14) < 0.001;
    const [rain, storm] = ['la mer sous la pluie', 'la mer sous l’orage'].map(strokesOf);
    expect(storm!.filter(isDrop).length).toBeGreaterThan(1.2 * rain!.length);
    expect(storm!.filter((stroke) => !isDrop(stroke)).length).toBeGreaterThanOrEqual(16);
  });

  it('snows in round flakes; near ones are blurred, and few', () => {
    const flakes = strokesOf('la campagne, il neige');
    expect(flakes.length).toBeGreaterThan(1000);
    for (const { right, down, width } of flakes) {
      expect(Math.hypot(right, down)).toBeLessThan(width);
    }
    const blurred = flakes.filter(({ alpha }) => alpha < 0.5);
    expect(blurred.length).toBeGreaterThan(0);
    expect(blurred.length).toBeLessThan(0.4 * flakes.length);
    const least = Math.min(...blurred.map(({ width }) => width));
    const sharp = flakes.filter(({ alpha }) => alpha > 0.5).map(({ width }) => width);
    expect(sharp.reduce((sum, width) => sum + width, 0) / sharp.length).toBeLessThan(least);
  });
});

describe('lightning', () => {
  it('strikes from the sky to the horizon, in one place', () => {
    const plan = planOf('la mer sous l’orage');
    const { top, tall, wide, rows } = silhouetteOf(lookAt(plan, drawLightning))!;
    expect(top).toBeLessThan(0.15 * plan.camera.horizon);
    expect(Math.abs(top + tall - plan.camera.horizon)).toBeLessThan(4);
    expect(wide).toBeLessThan(plan.width / 2);
    expect(rows.every((runs) => runs.length > 0)).toBe(true);
  });
});
