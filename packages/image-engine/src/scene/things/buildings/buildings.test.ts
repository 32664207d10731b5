import { describe, expect, it } from 'vitest';
import { luminance } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { lookAt, planOf } from '../testing/look.ts';
import { recognise } from '../testing/recognise.ts';
import { rowsBetween, type Silhouette, silhouetteOf, spanOf } from '../testing/silhouette.ts';
import { bay } from './arch.ts';
import { drawBridge } from './bridge.ts';
import { drawCastle } from './castle.ts';
import { type Build, drawParts } from './draw-parts.ts';
import { drawChurch, drawHouse } from './house.ts';
import { drawLighthouse } from './lighthouse.ts';
import { drawWindmill } from './windmill.ts';

const site = { x: 240, y: 220, z: 1, scale: 200 } as const;
const noon = planOf('la campagne à midi en été');
const night = planOf('la campagne la nuit en été');
const winter = planOf('la campagne à midi en hiver');

function look(plan: ScenePlan, draw: (build: Build) => void, size = 100) {
  return lookAt(plan, (foreground) => draw({ foreground, site, size }));
}

/** Towards the light, the other way round. */
function lightFrom(plan: ScenePlan, side: number): ScenePlan {
  const azimuth = side * Math.abs(plan.light.azimuth);
  return { ...plan, light: { ...plan.light, azimuth } };
}

describe('a building', () => {
  it.each([
    ['house', drawHouse],
    ['castle', drawCastle],
    ['lighthouse', drawLighthouse],
    ['windmill', drawWindmill],
  ] as const)('is a %s at any size and hour, and with the light from any side', (thing, draw) => {
    for (const plan of [noon, winter, lightFrom(noon, 1), lightFrom(noon, -1)]) {
      for (const size of [60, 120]) expect(recognise(look(plan, draw, size))).toEqual([thing]);
    }
  });

  it.each([
    ['house', drawHouse],
    ['castle', drawCastle],
    ['windmill', drawWindmill],
  ] as const)('turns with the light: a %s', (_, draw) => {
    const [right, left] = [1, -1].map((side) => silhouetteOf(look(lightFrom(noon, side), draw))!);
    expect(right!.wide).toBe(left!.wide);
    expect(right!.left + right!.wide - site.x).toBeCloseTo(site.x - left!.left, -1);
  });

  it('lights its windows by night; by day they are dark holes', () => {
    const pane = { pane: [-0.5, 0, 1, 1] } as const;
    const levels = [noon, night].map((plan) => {
      const [r, g, b] = look(plan, (build) => drawParts(build, [pane])).colour(site.x, site.y - 50);
      return { level: luminance([r, g, b]) * plan.light.exposure, isWarm: r > 2 * b };
    });
    expect(levels[1]!.level).toBeGreaterThan(5 * levels[0]!.level);
    expect(levels.map(({ isWarm }) => isWarm)).toEqual([false, true]);
  });

  it('has snow on its roofs in winter, and on nothing else', () => {
    const face = [
      [-0.5, 0],
      [0.5, 0],
      [0.5, 1],
      [-0.5, 1],
    ] as const;
    const levelOf = (plan: ScenePlan, material: 'tiles' | 'stone') => {
      const part = { material, light: 0.8, face };
      const drawn = look(plan, (build) => drawParts(build, [part]));
      return luminance(drawn.colour(site.x, site.y - 50)) / luminance(plan.light.ambient);
    };
    expect(levelOf(winter, 'tiles')).toBeGreaterThan(2.5 * levelOf(noon, 'tiles'));
    expect(levelOf(winter, 'stone')).toBeLessThan(1.5 * levelOf(noon, 'stone'));
  });

  it('takes a colour of its own where it has one', () => {
    const part = {
      material: 'plaster',
      light: 1,
      face: [
        [-1, 0],
        [1, 0],
        [1, 1],
        [-1, 1],
      ],
    } as const;
    const blue = look(noon, (build) => drawParts(build, [part], { plaster: [0.1, 0.1, 0.8] }));
    const [r, , b] = blue.colour(site.x, site.y - 50);
    expect(b).toBeGreaterThan(3 * r);
  });
});

describe('a church', () => {
  it('is a house with a spire high over its roof', () => {
    const [house, church] = [drawHouse, drawChurch].map((draw) => silhouetteOf(look(noon, draw))!);
    expect(church!.tall).toBeGreaterThan(1.6 * house!.tall);
    expect(Math.max(...rowsBetween(church!, 0, 0.25).map(spanOf))).toBeLessThan(0.3 * church!.wide);
  });
});

describe('a lighthouse', () => {
  it('sends its beam across the picture by night only', () => {
    const widths = [noon, night].map((plan) => silhouetteOf(look(plan, drawLighthouse))!.wide);
    expect(widths[0]).toBeLessThan(60);
    expect(widths[1]).toBe(480);
  });
});

describe('a bridge', () => {
  const plan = planOf('un lac à midi');
  const drawn = lookAt(plan, drawBridge);
  const form: Silhouette = silhouetteOf(drawn)!;

  it('stands on piers one bay apart', () => {
    const scale = plan.camera.focal / 2.5;
    const water = plan.camera.horizon + plan.camera.eye * scale;
    const row = form.rows[Math.round(water - form.top - 0.11 * scale)]!;
    const middles = row.map(([from, to]) => (from + to) / 2).slice(1, -1);
    const steps = middles.slice(1).map((middle, index) => middle - middles[index]!);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) expect(Math.abs(step - bay * scale)).toBeLessThan(3);
  });

  it('is higher in its middle', () => {
    const topAt = (x: number) =>
      form.rows.findIndex((runs) => runs.some(([a, b]) => a <= x && b >= x));
    expect(topAt(240)).toBeLessThan(topAt(5));
    expect(Math.abs(topAt(5) - topAt(474))).toBeLessThan(3);
  });
});
