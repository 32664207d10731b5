import type { Oklab } from '@armoni/colour/oklab';
import { describe, expect, it } from 'vitest';
import { noMargins } from '../../raster/margins.ts';
import { distanceOf } from '../palette/tones.ts';
import { liftFromGround } from './lift-from-ground.ts';
import type { Group } from './picture.ts';

const skin: Oklab = { l: 0.82, a: 0.04, b: 0.05 };
const cloth: Oklab = { l: 0.4, a: -0.05, b: -0.1 };
const box = (fill: Oklab, left: number, top: number, wide: number, high: number) => ({
  fill,
  contours: [[left, top, left + wide, top, left + wide, top + high, left, top + high]],
});
const wall: Group = {
  ...{ name: 'wall', kind: 'backdrop' },
  cutOuts: [box({ l: 0.84, a: 0.04, b: 0.05 }, -60, -60, 1120, 1120)],
};
/** Bare arms beside a jumper, and a face that is somewhere else. */
const somebody: Group = {
  ...{ name: 'somebody', kind: 'thing' },
  cutOuts: [
    box(cloth, 400, 300, 200, 400),
    box(skin, 300, 300, 100, 300),
    box(skin, 450, 150, 100, 150),
  ],
};
const lift = (...groups: readonly Group[]) =>
  liftFromGround(
    { width: 1000, height: 1000, beyond: noMargins, ink: cloth, paper: skin, groups },
    1,
    1,
  ).groups;

describe('what has the colour of its ground', () => {
  it('is set apart from it, the same colour everywhere', () => {
    const [, lifted] = lift(wall, somebody);
    const [body, arm, face] = lifted!.cutOuts.map(({ fill }) => fill);
    expect(distanceOf(arm!, wall.cutOuts[0]!.fill)).toBeGreaterThan(0.07);
    expect(face).toEqual(arm);
    expect(body).toEqual(cloth);
  });

  it('stays as it is where it is seen', () => {
    const dark: Group = {
      ...wall,
      cutOuts: [{ ...wall.cutOuts[0]!, fill: { l: 0.3, a: 0, b: 0 } }],
    };
    expect(lift(dark, somebody)[1]).toBe(somebody);
  });
});
