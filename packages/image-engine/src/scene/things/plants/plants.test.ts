import { describe, expect, it } from 'vitest';
import { luminance, type Rgb } from '../../light/rgb.ts';
import { type Brush, makeForeground } from '../foreground.ts';
import { emptyList, type Look, lookAt, planOf } from '../testing/look.ts';
import {
  lengthOf,
  rowsBetween,
  type Silhouette,
  silhouetteOf,
  spanOf,
} from '../testing/silhouette.ts';
import { drawBroadTree } from './broad-tree.ts';
import { drawConifer } from './conifer.ts';
import { drawFlower } from './flower.ts';
import { drawGrassBlade } from './grass-blade.ts';
import { drawPalm } from './palm.ts';
import { drawWoodlandTree } from './woodland-tree.ts';

const noon = planOf('la campagne à midi en été');
const green: Rgb = [0.1, 0.4, 0.05];
const foot = { x: 240, y: 330, tall: 200 } as const;
const depth = 1;

function look(draw: (brush: Brush) => void, albedo = green, plan = noon): Look {
  return lookAt(plan, (foreground) => draw(foreground.brush(albedo, depth)));
}

function form(draw: (brush: Brush) => void): Silhouette {
  return silhouetteOf(look(draw))!;
}

function spanAt(shape: Silhouette, share: number): number {
  return Math.max(...rowsBetween(shape, share - 0.04, share + 0.04).map(spanOf));
}

/** Mean of what was drawn. */
function meanColour(drawn: Look): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < drawn.height; y += 1) {
    for (let x = 0; x < drawn.width; x += 1) {
      if (!drawn.has(x, y)) continue;
      drawn.colour(x, y).forEach((part, i) => {
        sum[i]! += part;
      });
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

describe.each([
  ['a conifer', (brush: Brush) => drawConifer(brush, foot)],
  ['a palm', (brush: Brush) => drawPalm(brush, foot, 0.2)],
  ['a woodland tree', (brush: Brush) => drawWoodlandTree(brush, foot, [0.2, 0.2, 0.2])],
  ['a broad-leaved tree', (brush: Brush) => drawBroadTree(brush, foot)],
])('%s', (_, draw) => {
  it('stands on its foot and is about as tall as it was to be', () => {
    const shape = form(draw);
    const low = shape.top + shape.tall;
    expect(Math.abs(low - foot.y)).toBeLessThan(0.08 * foot.tall);
    expect(shape.tall).toBeGreaterThan(0.75 * foot.tall);
    expect(shape.tall).toBeLessThan(1.45 * foot.tall);
    const feet = rowsBetween(shape, 0.99, 1).flat()[0]!;
    expect(Math.abs((feet[0] + feet[1]) / 2 - foot.x)).toBeLessThan(0.06 * foot.tall);
  });
});

describe('a conifer', () => {
  it('is a spire: ever wider towards its foot', () => {
    const shape = form((brush) => drawConifer(brush, foot));
    const spans = [0.05, 0.25, 0.5, 0.8].map((share) => spanAt(shape, share));
    expect(spans).toEqual([...spans].sort((a, b) => a - b));
    expect(spans[0]).toBeLessThan(spans[3]! / 4);
    expect(shape.tall).toBeGreaterThan(1.5 * shape.wide);
  });

  it('carries snow in winter', () => {
    const draw = (brush: Brush) => drawConifer(brush, foot);
    const winter = planOf('la campagne à midi en hiver');
    const bare = look(
      (brush) => {
        const { snow: _, ...without } = brush;
        draw(without);
      },
      green,
      winter,
    );
    const snowy = look(draw, green, winter);
    expect(luminance(meanColour(snowy))).toBeGreaterThan(1.3 * luminance(meanColour(bare)));
  });
});

describe('a broad-leaved tree', () => {
  it('has a crown that is wider than its trunk, high up', () => {
    const shape = form((brush) => drawBroadTree(brush, foot));
    expect(spanAt(shape, 0.4)).toBeGreaterThan(4 * spanAt(shape, 0.95));
  });

  it('is bare without leaves, and wears the colour of those it has', () => {
    const pink: Rgb = [0.7, 0.2, 0.4];
    const [bare, leafy] = [0, 2].map((leaves) =>
      look((brush) => drawBroadTree(brush, foot, leaves), pink),
    );
    expect(pixelsOf(bare!)).toBeLessThan(0.5 * pixelsOf(leafy!));
    const [r, g, b] = meanColour(leafy!);
    expect(r).toBeGreaterThan(1.3 * b);
    expect(b).toBeGreaterThan(1.1 * g);
  });
});

function pixelsOf(drawn: Look): number {
  const { rows } = silhouetteOf(drawn)!;
  return rows.flat().reduce((sum, run) => sum + lengthOf(run), 0);
}

describe('a palm', () => {
  it.each([-0.5, 0.5])('leans to its side, with its crown on top: %d', (lean) => {
    const shape = form((brush) => drawPalm(brush, foot, lean));
    const runs = rowsBetween(shape, 0.2, 0.3).flat();
    const crown = (runs[0]![0] + runs.at(-1)![1]) / 2;
    expect(Math.sign(crown - foot.x)).toBe(Math.sign(lean));
    expect(spanAt(shape, 0.25)).toBeGreaterThan(8 * spanAt(shape, 0.9));
  });
});

describe('a woodland tree', () => {
  it('has a trunk without branches below, lighter on the side of the light', () => {
    const drawn = look((brush) => drawWoodlandTree(brush, { ...foot, tall: 300 }, [0.6, 0.6, 0.6]));
    const shape = silhouetteOf(drawn)!;
    const trunk = rowsBetween(shape, 0.8, 0.95);
    expect(Math.max(...trunk.map(spanOf))).toBeLessThan(0.08 * 300);
    const y = shape.top + Math.floor(0.85 * shape.tall);
    const [from, to] = shape.rows[y - shape.top]![0]!;
    const sides = [drawn.colour(from + 2, y), drawn.colour(to - 2, y)].map(luminance);
    const isRight = makeForeground(noon, emptyList(1)).brush(green, depth).lightSide > 0;
    expect(sides[isRight ? 1 : 0]).toBeGreaterThan(1.3 * sides[isRight ? 0 : 1]!);
  });
});

describe('grass', () => {
  it.each([-0.4, 0.4])('bends with the wind: %d', (wind) => {
    const shape = form((brush) => {
      for (let blade = 0; blade < 40; blade += 1) drawGrassBlade(brush, foot, wind);
    });
    const middle = shape.left + shape.wide / 2;
    expect(Math.sign(middle - foot.x)).toBe(Math.sign(wind));
    expect(shape.tall).toBeGreaterThan(0.75 * foot.tall);
    expect(shape.tall).toBeLessThan(1.05 * foot.tall);
  });
});

describe('a flower', () => {
  it('has petals and a heart in their colours on top of its stem', () => {
    const bloom = { petal: [0.9, 0.02, 0.02], heart: [0.9, 0.9, 0.02] } as const;
    const drawn = look((brush) => drawFlower(brush, foot, bloom));
    const shape = silhouetteOf(drawn)!;
    const rows = { petal: [] as number[], heart: [] as number[] };
    for (let y = shape.top; y < foot.y; y += 1) {
      for (let x = shape.left; x < shape.left + shape.wide; x += 1) {
        const [r, g, b] = drawn.colour(x, y);
        if (r > 0.5 && b < 0.1) rows[g > 0.8 ? 'heart' : 'petal'].push(y);
      }
    }
    expect(rows.petal.length).toBeGreaterThan(3 * rows.heart.length);
    expect(rows.heart.length).toBeGreaterThan(10);
    expect(Math.max(...rows.petal)).toBeLessThan(shape.top + shape.tall / 2);
  });
});
