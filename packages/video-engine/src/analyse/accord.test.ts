import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureAccord } from './accord.ts';

function blocks(colours: readonly (readonly [number, number, number, number])[]): Uint8Array {
  return Uint8Array.from(
    colours.flatMap(([red, green, blue, count]) =>
      Array.from({ length: count }, () => [red, green, blue]).flat(),
    ),
  );
}

describe('measureAccord', () => {
  it('gives each colour its share, dark to light', () => {
    const picture = blocks([
      [250, 240, 200, 1152],
      [20, 30, 60, 576],
      [180, 60, 40, 576],
    ]);
    expect(measureAccord(picture, { of: 'picture' })).toEqual([
      { colour: '#141e3c', share: 0.25 },
      { colour: '#b43c28', share: 0.25 },
      { colour: '#faf0c8', share: 0.5 },
    ]);
  });

  it('drops what fills less than two percent', () => {
    const picture = blocks([
      [200, 200, 200, 2284],
      [255, 0, 0, 20],
    ]);
    expect(measureAccord(picture, { of: 'picture' })).toEqual([{ colour: '#c8c8c8', share: 1 }]);
  });

  it('shows three colours of a shot, colourful before grey and none nearly black', () => {
    const shot = blocks([
      [5, 5, 5, 900],
      [128, 128, 128, 500],
      [200, 60, 40, 350],
      [40, 120, 200, 300],
      [230, 230, 230, 254],
    ]);
    const accord = measureAccord(shot, { of: 'film-shot' });
    expect(accord).toHaveLength(3);
    expect(accord.map(({ colour }) => colour)).not.toContain('#050505');
    expect(accord.map(({ colour }) => colour)).toContain('#808080');
    expect(accord.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('still has an accord for a black shot, and none for no picture', () => {
    const black = blocks([[3, 3, 3, 2304]]);
    expect(measureAccord(black, { of: 'film-shot' })).toEqual([{ colour: '#030303', share: 1 }]);
    expect(measureAccord(new Uint8Array(0), { of: 'picture' })).toEqual([]);
  });

  it('is the same each time, sorted, and adds up to one for any pixels', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 30, maxLength: 300 }), (rgb) => {
        for (const of of ['picture', 'film-shot'] as const) {
          const accord = measureAccord(rgb, { of });
          expect(measureAccord(rgb, { of })).toEqual(accord);
          expect(accord.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
          expect(accord.every(({ colour }) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
        }
      }),
      { numRuns: 40, seed: 2 },
    );
  });
});
