import { describe, expect, it } from 'vitest';
import { isFourLegged } from '../vocabulary/four-legged.ts';
import { drawBeast, isBeast } from './beast-body.ts';
import { stances } from './beast-postures.ts';
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
