import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const measured = (text: string) =>
  text.split(' ').map((word) => ({ text: word, width: word.length }));
const broken = (text: string, count: number, width: number) =>
  breakLines(measured(text), { count, width, space: 1 })?.map((line) =>
    line.map((word) => word.text).join(' '),
  );

describe('breakLines', () => {
  it('makes lines of even length', () => {
    expect(broken('Merci d’avoir navigué avec nous', 2, 24)).toEqual([
      'Merci d’avoir',
      'navigué avec nous',
    ]);
  });

  it('ends no line on an article where it can help it', () => {
    expect(broken('Nous avons vu la mer', 2, 14)).toEqual(['Nous avons', 'vu la mer']);
  });

  it('breaks after punctuation', () => {
    expect(broken('Îles du Sud, en hiver', 2, 14)).toEqual(['Îles du Sud,', 'en hiver']);
  });

  it('says when the words do not fit', () => {
    expect(broken('anticonstitutionnellement vôtre', 2, 20)).toBeUndefined();
    expect(breakLines(measured('un deux'), { count: 3, width: 20, space: 1 })).toBeNull();
  });

  it('keeps every word, in order, inside the width', () => {
    const words = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 5 }), (widths, count) => {
        const given = widths.map((width, index) => ({ text: `w${index}`, width }));
        const lines = breakLines(given, { count, width: 40, space: 1 });
        if (lines === null) return;
        expect(lines.flat()).toEqual(given);
        for (const line of lines) {
          const width = line.reduce((sum, word) => sum + word.width + 1, -1);
          expect(width).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});
