import { describe, expect, it } from 'vitest';
import { styleFileName } from './style-file-name.ts';

describe('the name of a style’s file', () => {
  it.each([
    ['Papier plié, nuit', 'Papier plié, nuit.armoni-style'],
    ['../Aube: "1"', 'Aube 1.armoni-style'],
    ['Encre.2', 'Encre.2.armoni-style'],
    ['\n', 'style.armoni-style'],
  ])('of %j is %s', (name, expected) => {
    expect(styleFileName(name)).toBe(expected);
  });

  it('stays short', () => {
    expect(styleFileName('é'.repeat(200)).length).toBeLessThan(100);
  });
});
