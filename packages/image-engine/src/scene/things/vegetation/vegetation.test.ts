import { describe, expect, it } from 'vitest';
import { isOnRoad } from '../../ground/landforms/road.ts';
import { type Foreground, makeForeground } from '../foreground.ts';
import { acrossAt } from '../project.ts';
import { field, strokeAt } from '../strokes/stroke-list.ts';
import { emptyList, lookAt, planOf } from '../testing/look.ts';
import { rowsBetween, silhouetteOf } from '../testing/silhouette.ts';
import { drawBeachPalms } from './beach-palms.ts';
import { drawForest } from './forest.ts';
import { drawEdgeGrass, drawFramingConifers, drawLoneTree } from './framing.ts';
import { drawMeadow } from './meadow.ts';
import { drawUndergrowth } from './undergrowth.ts';
import { drawWinterStalks } from './winter-stalks.ts';

function strokesOf(prompt: string, draw: (foreground: Foreground) => void) {
  const strokes = emptyList(300_000);
  const plan = planOf(prompt);
  draw(makeForeground(plan, strokes));
  const all = Array.from({ length: strokes.count[0]! }, (_, index) => {
    const at = strokeAt(index);
    const [x, y, toY, depth] = [field.x, field.y, field.toY, field.depth].map(
      (i) => strokes.data[at + i]!,
    );
    const [r, g, b] = [0, 1, 2].map((i) => strokes.data[at + field.colour + i]!);
    return { x: x!, y: y!, toY: toY!, depth: depth!, r: r!, g: g!, b: b! };
  });
  return { plan, all };
}

describe('a meadow', () => {
  it('grows far to near, and everywhere but on the road', () => {
    const draw = (foreground: Foreground) => drawMeadow(foreground, false);
    const { plan, all } = strokesOf('une route dans la campagne', draw);
    expect(all.length).toBeGreaterThan(2000);
    const depths = all.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
    const onRoad = all.filter(({ x, depth }) => isOnRoad(plan, acrossAt(plan, x, depth), depth));
    expect(onRoad.length).toBeLessThan(0.001 * all.length);
  });

  it('has flowers in the colour that was asked for, and none without them', () => {
    const prompt = 'un champ de fleurs rouges à midi';
    const isRed = ({ r, g, b }: { r: number; g: number; b: number }) => r > 4 * g && r > 4 * b;
    const [bare, field] = [false, true].map((hasFlowers) =>
      strokesOf(prompt, (foreground) => drawMeadow(foreground, hasFlowers)).all.filter(isRed),
    );
    expect(bare).toEqual([]);
    expect(field!.length).toBeGreaterThan(1000);
  });
});

describe('a forest', () => {
  it('leaves a way in between its near trees, and draws accents once, among them', () => {
    let accents = 0;
    let before = 0;
    const { plan, all } = strokesOf('une forêt de sapins à midi', (foreground) =>
      drawForest(foreground, () => {
        accents += 1;
        before = foreground.strokes.count[0]!;
      }),
    );
    expect(accents).toBe(1);
    expect(before).toBeGreaterThan(0.1 * all.length);
    expect(before).toBeLessThan(0.95 * all.length);
    const trunks = all.filter(({ y, toY }) => y - toY > 0.6 * plan.height);
    expect(trunks.length).toBeGreaterThan(0);
    const middle = plan.width * (0.5 - plan.heavySide * 0.08);
    for (const { x } of trunks) expect(Math.abs(x - middle)).toBeGreaterThan(0.15 * plan.width);
  });

  it('has no undergrowth in winter', () => {
    const draw = (foreground: Foreground) =>
      drawUndergrowth({ from: 0, length: 1, foreground }, { from: 250, to: 360, isBroad: true });
    expect(strokesOf('une forêt en hiver', draw).all).toEqual([]);
    expect(strokesOf('une forêt en été', draw).all.length).toBeGreaterThan(1000);
  });
});

describe('what frames a scene', () => {
  const lake = planOf('un lac à midi');

  it('is taller on the heavy side, and leaves the middle open', () => {
    const form = silhouetteOf(lookAt(lake, (foreground) => drawFramingConifers(foreground, 1)))!;
    const columnTop = (from: number, to: number) => {
      const row = form.rows.findIndex((runs) => runs.some(([a, b]) => a < to && b >= from));
      return row < 0 ? form.tall : row;
    };
    const third = lake.width / 3;
    const [left, right] = [columnTop(0, third), columnTop(2 * third, lake.width)];
    expect(Math.sign(left - right)).toBe(lake.heavySide);
    const middle = columnTop(0.45 * lake.width, 0.5 * lake.width);
    expect(middle).toBeGreaterThan(0.8 * form.tall);
    expect(Math.max(left, right)).toBeLessThan(form.tall);
  });

  it('has no conifers where none were wanted', () => {
    const plan = planOf('un lac sans sapins');
    const look = lookAt(plan, (foreground) => drawFramingConifers(foreground, 1));
    expect(silhouetteOf(look)).toBeNull();
  });

  it('is grass along the lower edge, higher towards the corners', () => {
    const form = silhouetteOf(lookAt(lake, drawEdgeGrass))!;
    const heightAt = (from: number, to: number) =>
      form.rows.length - form.rows.findIndex((runs) => runs.some(([a, b]) => a < to && b >= from));
    expect(form.top).toBeGreaterThan(0.8 * lake.height);
    expect(heightAt(0, 60)).toBeGreaterThan(1.5 * heightAt(220, 260));
  });

  it('is a tree by itself on the heavy side of a field, bare in winter', () => {
    const [summer, winter] = ['été', 'hiver'].map((season) => {
      const plan = planOf(`la campagne à midi en ${season}`);
      const form = silhouetteOf(lookAt(plan, drawLoneTree))!;
      const pixels = rowsBetween(form, 0, 0.7).flat();
      return {
        side: Math.sign(form.left + form.wide / 2 - plan.width / 2) * plan.heavySide,
        filled: pixels.reduce((sum, [from, to]) => sum + to - from + 1, 0),
      };
    });
    expect(summer!.side).toBe(1);
    expect(winter!.side).toBe(1);
    expect(summer!.filled).toBeGreaterThan(1.5 * winter!.filled);
  });
});

describe('palms of a beach', () => {
  it('stand at the heavy edge and lean into the picture', () => {
    const plan = planOf('une plage avec des palmiers, à midi');
    const form = silhouetteOf(lookAt(plan, drawBeachPalms))!;
    const middleOf = (share: number) => {
      const runs = rowsBetween(form, share, share + 0.02).flat();
      return runs.reduce((sum, [from, to]) => sum + (from + to) / 2, 0) / runs.length;
    };
    // Trunks, between the crowns and the grass at their feet.
    const [high, low] = [0.6, 0.8].map(middleOf);
    expect(Math.sign(low! - plan.width / 2)).toBe(plan.heavySide);
    expect(plan.heavySide * (low! - high!)).toBeGreaterThan(0.015 * form.tall);
  });
});

describe('dry stalks in the snow', () => {
  it('stand in bunches, far to near, below the horizon', () => {
    const { plan, all } = strokesOf('un paysage de neige à midi', drawWinterStalks);
    expect(new Set(all.map(({ depth }) => depth)).size).toBe(34);
    expect(all.every(({ y }) => y > plan.camera.horizon - plan.height * 0.1)).toBe(true);
    const depths = all.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
  });
});
