import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import type { Person } from '../illustration-description.ts';
import { boxOf } from '../picture/fill-contours.ts';
import { type ActName, acts } from './acts.ts';
import { drawFigure } from './draw-figure.ts';
import { drawPortrait, headOf } from './draw-portrait.ts';
import { figurePlaces } from './figure-places.ts';
import { decideLook } from './looks.ts';
import { ahead } from './turn-head.ts';

const somebody: Person = {
  ...{ sex: 'man', age: 'adult', hair: 'brown', hairCut: 'short', skin: 1, glasses: null },
  ...{ hasBeard: false, hasHat: false, mood: null, clothes: 'jumper', isFacing: true },
};
const lookOf = (told: Partial<Person>) =>
  decideLook({ ...somebody, ...told }, 'blue', makeRandom(3));

/** How many heads high somebody is. */
function headsOf(age: Person['age']): number {
  const look = lookOf({ age });
  const { drawing: figure } = drawFigure(look, 'stand');
  const { box } = figure;
  const { front } = headOf(look, ahead);
  const head = boxOf(front.flatMap(({ contours }) => contours));
  const chest = drawFigure({ ...look, person: { ...look.person, isTurned: true } }, 'stand').drawing
    .box;
  expect(chest.bottom).toBeCloseTo(box.bottom, 0);
  const shown = figure.shapes.filter(({ fill }) => fill === look.hair);
  const hair = boxOf(shown.flatMap(({ contours }) => contours));
  const scale = (hair.right - hair.left) / (head.right - head.left);
  return (box.bottom - box.top) / ((head.bottom - head.top) * scale);
}

describe('people at work', () => {
  it.each(Object.keys(acts) as ActName[])('are drawn by numbers: %s', (doing) => {
    const { box } = drawFigure(lookOf({ doing }), doing).drawing;
    expect(Object.values(box).every(Number.isFinite)).toBe(true);
  });

  it('bend down to what is low', () => {
    const look = lookOf({ doing: 'pet' });
    const [low, up] = (['ground', 'up'] as const).map((reach) => {
      const posed = { ...look, reach };
      const { drawing } = drawFigure(posed, 'pet');
      return figurePlaces(posed, 'pet', drawing.box).tip.y;
    });
    expect(low!).toBeGreaterThan(up! + 0.2);
  });
});

describe('people', () => {
  it('are the more heads high the older they are', () => {
    const [baby, child, teen, adult] = (['baby', 'child', 'teen', 'adult'] as const).map(headsOf);
    expect(baby!).toBeLessThan(child!);
    expect(child!).toBeLessThan(teen!);
    expect(teen!).toBeLessThan(adult!);
  });

  it('have both eyes on that side of the head to which they are turned', () => {
    const white = (told: Partial<Person>) =>
      drawPortrait(lookOf({ isFacing: false, ...told })).shapes.find(
        ({ fill }) => fill === '#fbf6ee',
      )!.contours[0]![0]!;
    const front = white({ isFacing: true });
    expect(Math.abs(white({ isThreeQuarter: true }) - front)).toBeGreaterThan(4);
  });

  it('are dark on the side that light does not reach', () => {
    const { shapes, box } = drawPortrait(lookOf({ light: 'left' }));
    const middle = (box.left + box.right) / 2;
    const lightness = (fill: string) =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(fill.slice(at, at + 2), 16), 0);
    const mean = (isLeft: boolean) => {
      const side = shapes.filter(({ contours, area }) => {
        const { left, right } = boxOf(contours);
        return area > 4 && (isLeft ? right < middle : left > middle + 2);
      });
      return side.reduce((sum, { fill }) => sum + lightness(fill), 0) / side.length;
    };
    expect(mean(false)).toBeLessThan(0.8 * mean(true));
  });

  it('sit in a wheelchair, and lift their hands from it only for something to do', () => {
    const wide = ({ left, right }: { left: number; right: number }) => right - left;
    const sits = drawFigure(lookOf({ aid: 'wheelchair' }), 'stand').drawing.box;
    const cheers = drawFigure(lookOf({ aid: 'wheelchair' }), 'cheer').drawing.box;
    expect(wide(sits)).toBeGreaterThan(70);
    expect(cheers.top).toBeLessThanOrEqual(sits.top);
  });
});
