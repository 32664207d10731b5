import { describe, expect, it } from 'vitest';
import type { LearnedStyle } from './learned-style.ts';
import { mixStyles } from './mix-styles.ts';
import { readStyleFile, writeStyleFile } from './style-file.ts';
import { makeStyle } from './testing/make-style.ts';

/** All its pictures of one colour, from dark to light. */
function tinted(name: string, a: number, change: Partial<LearnedStyle> = {}): LearnedStyle {
  const style = makeStyle();
  const pictures = style.pictures.map((picture) => ({
    ...picture,
    samples: picture.samples.map((value, i) => (i % 3 === 0 ? value : i % 3 === 1 ? a : 0)),
  }));
  return { ...style, name, pictures, ...change };
}

const red = tinted('Aube', 0.2, { treatment: 'paint' });
const green = tinted('Papier', -0.2, { treatment: 'flat' });
const meanA = ({ pictures }: LearnedStyle) => {
  const { samples } = pictures[0]!;
  return samples.reduce((sum, value, i) => sum + (i % 3 === 1 ? value : 0), 0) / (48 * 48);
};

describe('two styles mixed', () => {
  it('have colours that lie between theirs, by the share', () => {
    expect(meanA(mixStyles(red, green, 0.5))).toBeCloseTo(0);
    expect(meanA(mixStyles(red, green, 0.25))).toBeCloseTo(0.1);
    expect(meanA(mixStyles(red, green, 0.75))).toBeCloseTo(-0.1);
  });

  it('draw by the hand that weighs more, or by the first where both weigh the same', () => {
    const hands = [0.5, 0.4, 0.6].map((share) => mixStyles(red, green, share).treatment);
    expect(hands).toEqual(['paint', 'paint', 'flat']);
  });

  it('are one of the two where the other has no share', () => {
    expect(mixStyles(red, green, 0)).toBe(red);
    expect(mixStyles(red, green, 1)).toBe(green);
  });

  it('are a style that a file holds', () => {
    const mixed = mixStyles(red, green, 0.3);
    const read = readStyleFile(writeStyleFile(mixed))!;
    expect(read.name).toBe('Aube × Papier');
    expect(read.accord.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(read.pictures).toHaveLength(6);
  });
});
