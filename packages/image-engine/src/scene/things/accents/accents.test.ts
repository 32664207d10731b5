import { describe, expect, it } from 'vitest';
import { falls } from '../../ground/landforms/falls.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { lookAt, planOf } from '../testing/look.ts';
import { recognise } from '../testing/recognise.ts';
import { partsOf, rowsBetween, silhouetteOf, spanOf } from '../testing/silhouette.ts';
import { drawBirds } from './birds.ts';
import { drawPeople } from './people.ts';
import { drawSailboats } from './sailboats.ts';
import { drawTent } from './tent.ts';
import { drawWalker } from './walker.ts';
import { drawWaterfall } from './waterfall.ts';

const site = { x: 240, y: 200, z: 1, scale: 200 } as const;

function withLight(plan: ScenePlan, light: Partial<ScenePlan['light']>): ScenePlan {
  return { ...plan, light: { ...plan.light, ...light } };
}

describe('birds', () => {
  it.each([3, 12])('are as many as were named, all in the sky: %d', (count) => {
    const plan = planOf('la mer à midi');
    const counts = { birds: count };
    const named = { ...plan, description: { ...plan.description, counts } };
    const look = lookAt(named, drawBirds);
    const { top, tall } = silhouetteOf(look)!;
    expect(top + tall).toBeLessThan(plan.camera.horizon);
    expect(partsOf(look, 2).length).toBeGreaterThan(0.6 * count);
    expect(partsOf(look, 2).length).toBeLessThanOrEqual(count);
  });
});

describe('a walker', () => {
  const plan = withLight(planOf('le désert à midi'), { elevation: 30, disc: 1, exposure: 1 });
  const draw = (azimuth: number, more: Partial<ScenePlan['light']> = {}) =>
    lookAt(withLight(plan, { azimuth, ...more }), (foreground) =>
      drawWalker(foreground, site, 120),
    );

  it('is as tall as it is to be, head over shoulders over legs', () => {
    const form = silhouetteOf(draw(50, { disc: 0 }))!;
    expect(form.tall).toBeGreaterThan(110);
    expect(form.tall).toBeLessThan(132);
    const [head, shoulders, neck] = [0.05, 0.25, 0.16].map((share) =>
      Math.max(...rowsBetween(form, share, share + 0.02).map(spanOf)),
    );
    expect(head).toBeLessThan(0.7 * shoulders!);
    expect(neck).toBeLessThan(shoulders!);
    expect(rowsBetween(form, 0.8, 0.85).some((runs) => runs.length === 2)).toBe(true);
  });

  it.each([-60, 60])('throws its shadow away from the sun: %d°', (azimuth) => {
    const [lit, without] = [draw(azimuth), draw(azimuth, { disc: 0 })].map(
      (look) => silhouetteOf(look)!,
    );
    const [left, right] = [without!.left - lit!.left, lit!.wide - without!.wide];
    if (azimuth > 0) expect(left).toBeGreaterThan(20);
    else expect(right - left).toBeGreaterThan(20);
    expect(lit!.wide - without!.wide).toBeGreaterThan(20);
  });

  it('throws a longer shadow when the sun is lower, and none when it is gone', () => {
    const widths = [60, 30, 15].map((elevation) => silhouetteOf(draw(60, { elevation }))!.wide);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths[2]).toBeGreaterThan(1.5 * widths[0]!);
    const gone = silhouetteOf(draw(60, { disc: 0 }))!.wide;
    expect(silhouetteOf(draw(60, { exposure: 2.5 }))!.wide).toBe(gone);
  });
});

describe('people', () => {
  it.each([1, 2, 4])('are as many as were named: %d', (count) => {
    const plan = withLight(planOf('le désert à midi'), { disc: 0 });
    const named = { ...plan, description: { ...plan.description, counts: { people: count } } };
    const look = lookAt(named, drawPeople);
    // Shoulders may touch, heads never do.
    const heads = rowsBetween(silhouetteOf(look)!, 0, 0.2).map((runs) => runs.length);
    expect(Math.max(...heads)).toBe(count);
  });
});

describe('boats', () => {
  it('are sails over a hull, further off the nearer the horizon', () => {
    const plan = planOf('la mer à midi');
    const form = silhouetteOf(lookAt(plan, (foreground) => drawSailboats(foreground, 1)))!;
    const upper = rowsBetween(form, 0.03, 0.45).map(spanOf);
    expect(upper[0]).toBeLessThan(upper.at(-1)! / 3);
    expect(form.top).toBeLessThan(plan.camera.horizon);
    expect(form.top + form.tall).toBeGreaterThan(plan.camera.horizon);
  });

  it('are no more than twelve', () => {
    const look = lookAt(planOf('la mer à midi'), (foreground) => drawSailboats(foreground, 500));
    expect(partsOf(look, 20).length).toBeLessThanOrEqual(12);
  });
});

describe('a tent', () => {
  it('glows on the dark shore, on the light side', () => {
    const plan = planOf('un ciel étoilé');
    const look = lookAt(plan, drawTent);
    const glowing: number[] = [];
    for (let at = 0; at < look.width * look.height; at += 1) {
      const [x, y] = [at % look.width, Math.floor(at / look.width)];
      const [r, g, b] = look.colour(x, y);
      if (r > 1.7 * g && g > 1.5 * b) glowing.push(x);
    }
    expect(glowing.length).toBeGreaterThan(150);
    const middle = glowing.reduce((sum, x) => sum + x, 0) / glowing.length;
    expect(Math.sign(middle - look.width / 2)).toBe(-plan.heavySide);
    // The shore runs from edge to edge below it.
    expect(spanOf(silhouetteOf(look)!.rows.at(-1)!)).toBe(look.width);
  });
});

describe('a waterfall', () => {
  it('falls where the cliff is, into the lake', () => {
    const plan = planOf('un lac à midi avec une cascade');
    const look = lookAt(plan, drawWaterfall);
    expect(recognise(look)).toEqual(['waterfall']);
    const { top, tall, rows } = silhouetteOf(look)!;
    const scale = plan.camera.focal / falls.z;
    const [from, to] = [rows[20]![0]![0], rows[20]!.at(-1)![1]];
    const cliff = plan.width / 2 + plan.heavySide * falls.x * scale;
    expect(Math.abs((from + to) / 2 - cliff)).toBeLessThan(falls.half * scale);
    expect(top).toBeLessThan(plan.camera.horizon);
    expect(top + tall).toBeGreaterThan(plan.camera.horizon + plan.camera.eye * scale);
  });
});
