import { describe, expect, it } from 'vitest';
import type { Balance } from '../../model/timeline.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import { matchShots } from './match-shots.ts';

const plain = { look: 'normal', selection: 'best' } as const;

/** A shot that is one grey of this light and tint all over. */
function shot(luma: number, u = 0, v = 0): PlannedShot {
  const layout = Array.from({ length: 48 }, () => [luma, 128 + u, 128 + v]).flat();
  const moments = [{ id: 0, startFrame: 0, endFrame: 60, value: 1, measure: { layout } }];
  const clip = { index: 0, speed: 1, moments };
  return { clip, startFrame: 0, length: 60, role: 'body' } as unknown as PlannedShot;
}

function lumaAfter(luma: number, balance: Balance | null): number {
  return balance === null ? luma : 255 * (luma / 255) ** balance.gamma;
}

describe('neighbours filmed in the same light', () => {
  it('meet about two thirds of the way', () => {
    const [a, b] = matchShots([shot(120), shot(144)], plain);
    const gap = lumaAfter(144, b!) - lumaAfter(120, a!);
    expect(gap).toBeGreaterThan(5);
    expect(gap).toBeLessThan(12);
  });

  it('lose most of a tint that only one of them has', () => {
    const [a, b] = matchShots([shot(120, 0, 0), shot(120, -8, 6)], plain);
    expect(a!.u).toBeLessThan(0);
    expect(b!.u).toBeGreaterThan(0);
    expect(Math.abs(-8 + b!.u - a!.u)).toBeLessThan(4);
    expect(Math.abs(6 + b!.v - a!.v)).toBeLessThan(3);
  });

  it('are never changed by much', () => {
    const balances = matchShots([shot(100), shot(147), shot(100), shot(147)], plain);
    balances.forEach((balance, index) => {
      const before = index % 2 === 0 ? 100 : 147;
      expect(Math.abs(lumaAfter(before, balance) - before)).toBeLessThanOrEqual(14.5);
    });
  });

  it('keep their own light where they show another place', () => {
    const left = (shift: number) =>
      Array.from({ length: 48 }, (_, cell) => [cell % 8 < 4 ? 90 + shift : 150 - shift, 128, 128]);
    const of = (shift: number) => {
      const found = shot(120);
      const [moment] = found.clip.moments;
      const measure = { ...moment!.measure, layout: left(shift).flat() };
      return { ...found, clip: { ...found.clip, moments: [{ ...moment!, measure }] } };
    };
    const darker = shot(100);
    expect(matchShots([of(0), of(2)], plain)).toEqual([null, null]);
    expect(matchShots([of(0), darker], plain)).toEqual([null, null]);
  });

  it('are left alone where they agree, differ by intent, or a look was asked for', () => {
    expect(matchShots([shot(120), shot(121)], plain)).toEqual([null, null]);
    expect(matchShots([shot(30), shot(150)], plain)).toEqual([null, null]);
    const warm = { look: 'warm', selection: 'best' } as const;
    expect(matchShots([shot(120), shot(144)], warm)).toEqual([null, null]);
  });
});
