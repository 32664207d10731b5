import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

const doings = (wish: string) =>
  understandIllustration(wish).description!.things.flatMap(({ person }) =>
    person ? [person.doing] : [],
  );

describe('two who were named apart and work at one table', () => {
  it('has both at it, and says nothing of the second being left out', () => {
    const wish = 'une mère et son fils préparent une tarte';
    expect(doings(wish)).toEqual(['prepare', 'prepare']);
    expect(choosePicture(wish, 11).notes()).toEqual([]);
  });

  it('leaves to each what was told of each', () => {
    expect(doings('un homme qui cuisine et une femme qui lit')).toEqual(['cook', 'read']);
  });

  it('has both walk where both do', () => {
    expect(doings('une maman et sa fille se promènent')).toEqual(['walk', 'walk']);
  });
});
