import { describe, expect, it } from 'vitest';
import { otherShapes } from './reshape-film.ts';

describe('the other shapes of a film', () => {
  it('are those that it does not have, whatever its size', () => {
    expect(otherShapes({ width: 1920, height: 1080 })).toEqual(['9:16', '1:1']);
    expect(otherShapes({ width: 1280, height: 720 })).toEqual(['9:16', '1:1']);
    expect(otherShapes({ width: 1080, height: 1920 })).toEqual(['16:9', '1:1']);
    expect(otherShapes({ width: 1080, height: 1080 })).toEqual(['16:9', '9:16']);
  });
});
