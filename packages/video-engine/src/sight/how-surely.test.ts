import { describe, expect, it } from 'vitest';
import { looksThatShow } from './how-surely.ts';
import type { ClipLook } from './look-through-clip.ts';

const box = { left: 0.2, top: 0.2, right: 0.5, bottom: 0.8 };
const cat = (score: number) => (score === 0 ? [] : [{ thing: 'cat' as const, score, box }]);

/** Pictures a second apart, with the scores of both sizes. */
function looks(...scores: readonly (readonly [number, number])[]): readonly ClipLook[] {
  return scores.map(([whole, smaller], seconds) => {
    return { seconds, seen: cat(whole), smaller: cat(smaller) };
  });
}

const secondsOf = (all: readonly ClipLook[]) =>
  looksThatShow(all, 'cat').map(({ seconds }) => seconds);

describe('how surely a thing is there', () => {
  it('believes what is seen faintly at both sizes and again a second later', () => {
    expect(secondsOf(looks([0, 0], [0.45, 0.4], [0.4, 0.42], [0, 0]))).toEqual([1, 2]);
  });

  it('does not believe what is seen at one size alone, or once', () => {
    expect(secondsOf(looks([0.5, 0], [0.52, 0], [0.5, 0]))).toEqual([]);
    expect(secondsOf(looks([0, 0], [0.5, 0.5], [0, 0]))).toEqual([]);
  });

  it('believes what is seen clearly once, and only where it is seen', () => {
    expect(secondsOf(looks([0, 0], [0.8, 0.9], [0, 0]))).toEqual([1]);
  });

  it('asks a little more of a still, which has no other picture', () => {
    expect(secondsOf(looks([0.45, 0.5]))).toEqual([0]);
    expect(secondsOf(looks([0.42, 0.42]))).toEqual([]);
  });

  it('takes the score as it is where pictures were looked at in one size', () => {
    const one = looks([0.45, 0], [0.45, 0]).map(({ seconds, seen }) => ({ seconds, seen }));
    expect(secondsOf(one)).toEqual([0, 1]);
  });

  it('joins no pictures that lie far apart', () => {
    const [first, second] = looks([0.45, 0.45], [0.45, 0.45]);
    expect(secondsOf([first!, { ...second!, seconds: 4 }])).toEqual([]);
  });
});
