import { describe, expect, it } from 'vitest';
import { withPicked } from './with-picked.ts';

const order = ['a', 'b', 'c', 'd'];
const pick = (chosen: string[], id: string, from: string | null = null) =>
  [...withPicked(new Set(chosen), { id, from, order })].toSorted();

describe('choosing films', () => {
  it('adds one, and lets it go by the next press', () => {
    expect(pick(['a'], 'c')).toEqual(['a', 'c']);
    expect(pick(['a', 'c'], 'c')).toEqual(['a']);
  });

  it('takes all between two, in either direction', () => {
    expect(pick(['a'], 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(pick(['d'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  });

  it('takes one alone where the other end is no longer there', () => {
    expect(pick([], 'b', 'gone')).toEqual(['b']);
  });
});
