import { describe, expect, it } from 'vitest';
import { middleAt, nearestPlace, stands } from './nearest-place.ts';
import { boundsOf } from './text-box.ts';

const box = { width: 0.3, height: 0.1 };

describe('the nine places of a text', () => {
  it('lie inside the safe area, whatever the text is as large as', () => {
    for (const size of [box, { width: 0.9, height: 0.4 }]) {
      for (const stand of stands) {
        const { x, y } = middleAt(stand, size);
        expect(x - size.width / 2).toBeGreaterThan(0.0499);
        expect(y + size.height / 2).toBeLessThan(0.9501);
      }
    }
  });

  it('draw a text to the one it is nearest to, itself included', () => {
    for (const stand of stands) expect(nearestPlace(middleAt(stand, box), box)).toEqual(stand);
    expect(nearestPlace({ x: 0.3, y: 0.8 }, box)).toEqual({ place: 'bottom', side: 'left' });
    expect(nearestPlace({ x: 2, y: -1 }, box)).toEqual({ place: 'top', side: 'right' });
  });

  it('begins where the letters lie', () => {
    const data = new Uint8ClampedArray(4 * 10 * 5);
    for (const pixel of [12, 36]) data[4 * pixel + 3] = 255;
    data[4 * 49 + 3] = 20;
    expect(boundsOf({ data, width: 10, height: 5 })).toEqual({
      ...{ x: 0.2, y: 0.2, width: 0.5, height: 0.6 },
    });
    expect(boundsOf({ data: data.fill(0), width: 10, height: 5 })).toBeNull();
  });
});
