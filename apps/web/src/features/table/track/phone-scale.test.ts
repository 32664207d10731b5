import { describe, expect, it } from 'vitest';
import { frameUnder, phoneFramePx } from './phone-scale.ts';

describe('the track on a phone', () => {
  it('opens at 60 pixels a second and goes from 20 to 160', () => {
    expect(phoneFramePx(30, 1) * 30).toBeCloseTo(60);
    expect(phoneFramePx(30, 0.1) * 30).toBeCloseTo(20);
    expect(phoneFramePx(30, 16) * 30).toBeCloseTo(160);
  });

  it.each([0, 1, 59, 240])(
    'finds frame %i again under the playhead that it was put under',
    (frame) => {
      for (const zoom of [0.5, 1, 4]) {
        const framePx = phoneFramePx(30, zoom);
        expect(frameUnder(frame * framePx, framePx)).toBe(frame);
      }
    },
  );
});
