import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex, toOklab } from './oklab.ts';

describe('Oklab', () => {
  it('comes back to the same bytes', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), (rgb) => {
        const hex = `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
        expect(toHex(toOklab(...rgb))).toBe(hex);
      }),
      { seed: 1 },
    );
  });
});
