import { expect, it } from 'vitest';
import { boxOf } from '../picture/fill-contours.ts';
import type { Item } from './cluster.ts';
import { cutAlong, cutWithin } from './cut-item.ts';

const square: Item = {
  ...{ name: 'square', thing: 0, look: 0, x: 0, base: 0, height: 10 },
  ...{ isFlipped: false, tilt: 0, stands: true, fills: [{ l: 0.5, a: 0, b: 0 }] },
  drawing: {
    box: { left: 0, right: 100, top: 0, bottom: 100 },
    shapes: [{ contours: [[0, 0, 100, 0, 100, 100, 0, 100]], fill: '#000000', area: 10_000 }],
  },
};

it('keeps what lies above an edge, in the frame of the whole', () => {
  const cut = cutAlong(square, () => -4, 'above');
  expect(cut.drawing.box).toEqual(square.drawing.box);
  expect(boxOf(cut.drawing.shapes[0]!.contours).bottom).toBeCloseTo(60);
});

it('follows an edge that is bent', () => {
  const cut = cutAlong(square, (x) => -4 + (25 - x * x) / 25, 'above');
  const { bottom } = boxOf(cut.drawing.shapes[0]!.contours);
  expect(bottom).toBeCloseTo(70, 0);
});

it('keeps what lies within a pane and drops a shape of which nothing is left', () => {
  const pane = [
    [-2, -8],
    [2, -8],
    [2, -2],
    [-2, -2],
  ] as const;
  const box = boxOf(cutWithin(square, pane).drawing.shapes[0]!.contours);
  expect([box.left, box.right, box.top, box.bottom].map(Math.round)).toEqual([30, 70, 20, 80]);
  expect(cutAlong(square, () => -20, 'above').fills).toEqual([]);
});

it('cuts what is turned to the other side where it is seen', () => {
  const half = [
    [0, -20],
    [20, -20],
    [20, 20],
    [0, 20],
  ] as const;
  const { right } = boxOf(
    cutWithin({ ...square, isFlipped: true }, half).drawing.shapes[0]!.contours,
  );
  expect(right).toBeCloseTo(50);
});
