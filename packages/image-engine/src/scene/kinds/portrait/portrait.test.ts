import { describe, expect, it } from 'vitest';
import { capacityOf, type StrokeList } from '../../things/strokes/stroke-list.ts';
import { drawWhole, emptyFrame, smallPlan } from '../testing/draw-pass.ts';
import { combings } from './combings.ts';
import { figurePass } from './figure.ts';
import { hairCapacity, hairPass } from './hair.ts';
import { makeNearest, type Nearest } from './nearest.ts';
import { outlineOf } from './outline.ts';
import { poseOf } from './pose.ts';

const seeds = [1, 2, 3, 4, 5, 6];

function figureOf(seed: number) {
  const plan = smallPlan('portrait au coucher du soleil', seed);
  const frame = emptyFrame(plan);
  drawWhole(figurePass, { plan, frame, outline: outlineOf(plan) }, plan.height);
  const isFigure = (x: number, y: number) =>
    frame.depth[Math.round(y) * plan.width + Math.round(x)] === 1;
  return { plan, isFigure };
}

describe('a portrait', () => {
  it.each(seeds)('has its head where it was planned, looking into the picture, seed %d', (seed) => {
    const { plan, isFigure } = figureOf(seed);
    const { x, y, size, side } = poseOf(plan);
    expect(isFigure(x, y - size * 0.5)).toBe(true);
    expect(isFigure(x, y - size * 1.1)).toBe(false);
    // The nose stands out before the brow; behind the nape there is no such thing.
    expect(isFigure(x + side * size * 0.48, y - size * 0.3)).toBe(true);
    expect(isFigure(x + side * size * 0.48, y - size * 0.6)).toBe(false);
    expect(side).toBe(-plan.heavySide);
  });

  it.each(seeds)('has shoulders down to the lower edge, seed %d', (seed) => {
    const { plan, isFigure } = figureOf(seed);
    const { x } = poseOf(plan);
    expect(isFigure(x, plan.height - 1)).toBe(true);
  });

  it('knows the inside of its outline from the outside', () => {
    const nearest = makeNearest(Float32Array.from([0, 0, 90, 0, 90, 90, 0, 90]));
    const near: Nearest = { distance: 0, x: 0, y: 0, isInside: false };
    nearest(30, 3, near);
    expect(near).toMatchObject({ distance: 3.5, x: expect.closeTo(30.5), y: 0, isInside: true });
    // Of one run of pixels, the left side is the nearest of the first and the upper of the last.
    nearest(0, 8, near);
    expect(near).toMatchObject({ distance: 0.5, x: 0, y: expect.closeTo(8.5), isInside: true });
    nearest(15, 8, near);
    expect(near).toMatchObject({ distance: 8.5, x: expect.closeTo(15.5), y: 0, isInside: true });
    nearest(94, 5, near);
    expect(near).toMatchObject({ distance: 4.5, x: 90, y: expect.closeTo(5.5), isInside: false });
  });

  it.each(combings.map((_, index) => index))('combs all of its hair, manner %d', (manner) => {
    const plan = { ...smallPlan('portrait', 1), seed: manner };
    const strokes: StrokeList = {
      data: new Float32Array(capacityOf(hairCapacity)),
      count: new Float32Array(1),
    };
    drawWhole(hairPass, { plan, strokes }, 1);
    expect(strokes.count[0]).toBeGreaterThan(6000);
    expect(strokes.count[0]).toBeLessThanOrEqual(hairCapacity);
  });
});
