import { describe, expect, it } from 'vitest';
import { measureAccord } from './measure-accord.ts';

type Rgba = readonly [number, number, number, number];

const picture = (...parts: readonly (readonly [count: number, colour: Rgba])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()),
  );
const black: Rgba = [0, 0, 0, 255];
const red: Rgba = [220, 20, 20, 255];
const white: Rgba = [255, 255, 255, 255];

describe('the accord of a picture', () => {
  it('is its colours by their share, dark to light', () => {
    const stripes = measureAccord(picture([100, white], [600, black], [300, red]));
    expect(stripes.map(({ share }) => share)).toEqual([0.6, 0.3, 0.1]);
    expect(stripes[0]?.colour).toBe('oklab(0.0000 0.0000 0.0000)');
  });

  it('leaves out what covers less than a fiftieth, and shares add up to 1 again', () => {
    const stripes = measureAccord(picture([990, black], [10, white]));
    expect(stripes).toHaveLength(1);
    expect(stripes[0]?.share).toBe(1);
  });

  it('does not count what is see-through', () => {
    expect(measureAccord(picture([50, red], [50, [255, 255, 255, 0]]))).toHaveLength(1);
    expect(measureAccord(picture([4, [0, 0, 0, 0]]))).toEqual([]);
  });
});
