import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../../prompt/things/understand-illustration.ts';
import { composePicture } from '../../compose-picture.ts';
import { findDrawing } from '../../drawings/find-drawing.ts';
import { stillSets } from '../../place-names.ts';
import { isAlike, kindOf, kinds, propsOf, setsOf } from './kinds.ts';

const frame = { width: 512, height: 512 };
const seeds = Array.from({ length: 12 }, (_, seed) => seed);
const composed = (prompt: string, seed: number) =>
  composePicture(understandIllustration(prompt).description, { ...frame, seed });
const propsIn = (prompt: string, seed: number, kind: Parameters<typeof propsOf>[0]) => {
  const { tall, low, strewn } = propsOf(kind);
  const all = new Set([...tall, ...low, ...strewn]);
  return composed(prompt, seed).picture.groups.filter(
    (one) => one.kind === 'backdrop' && all.has(one.name),
  );
};

describe('a still life', () => {
  it('knows a set and drawings of all that is set beside its thing', () => {
    for (const kind of kinds) {
      const { tall, low, strewn } = propsOf(kind);
      for (const id of [...tall, ...low, ...strewn]) expect(findDrawing(id), id).not.toBeNull();
      for (const set of setsOf(kind)) expect(stillSets, kind).toContain(set);
    }
  });

  it('stands on many sets by its seed', () => {
    const sets = new Set(seeds.map((seed) => composed('un croissant', seed).stage.set));
    expect(sets.size).toBeGreaterThan(3);
  });

  it('has what belongs to it beside it, and never a second of its kind', () => {
    expect(seeds.some((seed) => propsIn('un croissant', seed, 'pastry').length > 1)).toBe(true);
    expect(isAlike('wine-bottle', 'wine-glass-red')).toBe(true);
    expect(kindOf('steak-plate')).toBe('dish');
  });

  it('has nothing beside it before a plain colour', () => {
    for (const seed of seeds)
      expect(propsIn('une bougie sur fond beige', seed, 'candle'), `${seed}`).toEqual([]);
  });

  it('stands on a table where one was told', () => {
    const tables = ['linen', 'marble', 'slate', 'board', 'cafe', 'counter'];
    for (const seed of seeds)
      expect(tables).toContain(composed('un croissant sur une table', seed).stage.set);
  });
});
