import { describe, expect, it } from 'vitest';
import { familyNames } from './colour-families.ts';
import { studiedSide, studyPixels } from './study-pixels.ts';

/** Uneven bars of two blues, with edges as soft as asked. */
function bars(softnessPixels: number) {
  const rgba = new Uint8ClampedArray(studiedSide ** 2 * 4);
  for (let i = 0; i < studiedSide ** 2; i += 1) {
    const x = i % studiedSide;
    const wave = (Math.sin(x / 11) + 0.7 * Math.sin(x / 29 + 2)) * 32;
    const lit = 1 / (1 + Math.exp(-wave / Math.max(0.05, softnessPixels)));
    rgba.set([20 + 60 * lit, 40 + 90 * lit, 120 + 110 * lit, 255], i * 4);
  }
  return studyPixels(rgba, { width: 2000, height: 1000 });
}

describe('the study of a picture', () => {
  const crisp = bars(0);
  const soft = bars(12);

  it('tells crisp edges from soft ones, whatever their contrast', () => {
    expect(crisp.sharpness).toBeGreaterThan(1.6);
    expect(soft.sharpness).toBeLessThan(1.32);
  });

  it('finds the same picture behind a blur', () => {
    const different = crisp.fingerprint.filter((bit, i) => bit !== soft.fingerprint[i]);
    expect(different.length).toBeLessThan(15);
  });

  it('counts every pixel in one family of colour', () => {
    expect(crisp.colours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const blue = crisp.colours.filter((_, i) => familyNames[i]?.startsWith('bleus'));
    expect(blue.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.95);
  });

  it('keeps the size as brought', () => {
    expect(crisp).toMatchObject({ width: 2000, height: 1000 });
  });
});
