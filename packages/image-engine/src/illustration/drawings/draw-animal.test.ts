import { describe, expect, it } from 'vitest';
import { isFourLegged } from '../vocabulary/four-legged.ts';
import { beastNamed, drawBeast, isBeast } from './beast-body.ts';
import { footHeight } from './beast-legs.ts';
import { limbsOf } from './beast-limbs.ts';
import { stances } from './beast-postures.ts';
import { skeletonOf } from './beast-skeleton.ts';
import { beastNames } from './beasts.ts';
import { drawAnimal, showsPosture } from './draw-animal.ts';

const postures = Object.keys(stances) as (keyof typeof stances)[];

describe('animals on four legs', () => {
  it('are drawn in every posture, each unlike the others', () => {
    for (const id of beastNames()) {
      const boxes = postures.map((posture) =>
        JSON.stringify(
          drawBeast(id, posture, { face: 'calm' })!.shapes.map(({ contours }) =>
            contours[0]!.slice(0, 2),
          ),
        ),
      );
      expect(new Set(boxes).size, id).toBe(postures.length);
    }
  });

  it('are those that the words know', () => {
    for (const id of beastNames()) expect(isFourLegged(id), id).toBe(true);
    expect(isBeast('kitten')).toBe(true);
  });

  it('lie lower than they stand, and leap with nothing below their feet', () => {
    const high = (posture: keyof typeof stances) => {
      const { box } = drawBeast('horse', posture, { face: 'calm' })!;
      return box.bottom - box.top;
    };
    expect(high('lie')).toBeLessThan(high('stand'));
    expect(high('rear')).toBeGreaterThan(high('stand'));
  });

  it('stand on all four feet, whose hind legs bend back at the hock', () => {
    for (const id of ['horse', 'cow', 'giraffe', 'fox', 'lion', 'elephant']) {
      const beast = beastNamed(id, false)!;
      const bones = skeletonOf(beast, stances.stand, 'stand');
      const legs = limbsOf(beast, stances.stand, bones, 'stand');
      for (const { knots } of legs)
        expect(Math.abs(knots.at(-1)![1] + footHeight(beast)), id).toBeLessThan(
          beast.legs[0] * 0.05,
        );
      const [, knee, , hock] = legs[3]!.knots;
      expect(hock![0], id).toBeGreaterThan(knee![0]);
    }
  });

  it('show what they feel', () => {
    const fox = (feels?: 'sad' | 'angry') =>
      drawAnimal({ id: 'fox', posture: 'walking', size: 'usual', ...(feels ? { feels } : {}) })!
        .shapes.length;
    expect(fox('sad')).toBeGreaterThan(fox());
    expect(fox('angry')).toBeGreaterThan(fox());
  });
});

it('birds spread their wings in the air', () => {
  for (const id of ['goose', 'owl', 'gull', 'stork', 'swan'])
    expect(showsPosture(id, 'flying'), id).toBe(true);
  expect(drawAnimal({ id: 'goose', posture: null, size: 'usual' })).toBeNull();
  expect(drawAnimal({ id: 'goose', posture: 'flying', size: 'usual' })).not.toBeNull();
});

describe('animals that look at us', () => {
  const middle = (id: string, posture: 'walking' | null) => {
    const { box, shapes } = drawAnimal({ id, posture, size: 'usual' })!;
    const eyes = shapes.filter(({ isFixed, fill }) => isFixed && fill === '#ffffff').at(-1)!;
    const xs = eyes.contours.flat().filter((_, at) => at % 2 === 0);
    return (Math.min(...xs) + Math.max(...xs) - box.left * 2) / 2 / (box.right - box.left);
  };

  it('sit before us on their paws where nothing is said, and walk to a side', () => {
    expect(middle('bulldog', null)).toBeGreaterThan(0.35);
    expect(middle('bulldog', 'walking')).toBeLessThan(0.3);
  });

  it('wear the coat that is told, also a second one', () => {
    const fills = (coat: { colour: 'grey' | 'black'; otherColour?: 'white' }) =>
      new Set(
        drawAnimal({ id: 'cat', posture: null, size: 'usual', coat })!.shapes.map(
          ({ fill }) => fill,
        ),
      );
    expect(fills({ colour: 'grey' }).has('#e79a4c')).toBe(false);
    expect(fills({ colour: 'black', otherColour: 'white' }).has('#f6f2ea')).toBe(true);
  });

  it('show head and chest alone from near', () => {
    const high = (isBust: boolean) => {
      const { box } = drawAnimal({ id: 'tiger', posture: null, size: 'usual', isBust })!;
      return (box.bottom - box.top) / (box.right - box.left);
    };
    expect(high(true)).not.toBeCloseTo(high(false), 1);
  });
});
