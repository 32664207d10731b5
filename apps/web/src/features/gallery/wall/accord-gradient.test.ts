import { describe, expect, it } from 'vitest';
import { accordGradient } from './accord-gradient.ts';

const shot = (startSeconds: number, durationSeconds: number, ...colours: string[]) => ({
  startSeconds,
  durationSeconds,
  stripes: colours.map((colour) => ({ colour, share: 1 / colours.length })),
});

describe('the accord of a film in the gallery', () => {
  it('cuts shots by gaps of 3 px, in their lengths', () => {
    expect(accordGradient([shot(0, 1, '#111111'), shot(1, 3, '#222222', '#333333')], 103)).toBe(
      'linear-gradient(to right, #111111 0px 25px, transparent 25px 28px, #222222 28px 65.5px, #333333 65.5px 103px)',
    );
  });

  it('leaves a shot without colours clear', () => {
    expect(accordGradient([shot(0, 2)], 10)).toBe(
      'linear-gradient(to right, transparent 0px 10px)',
    );
  });

  it('is nothing for a film whose shots are not known', () => {
    expect(accordGradient([], 100)).toBeNull();
    expect(accordGradient([shot(0, 0)], 100)).toBeNull();
  });
});
