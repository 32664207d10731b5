import { describe, expect, it } from 'vitest';
import { isWithin, soundOf } from './near-spelling.ts';

describe('words that sound the same', () => {
  it.each([
    ['konsert', 'concert'],
    ['fotograf', 'photographe'],
    ['elefant', 'elephant'],
    ['gateaux', 'gateau'],
    ['blan', 'blancs'],
    ['tenis', 'tennis'],
  ])('%s, %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it.each([
    ['dunke', 'dune'],
    ['banque', 'banc'],
    ['tempete', 'temps'],
  ])('are not %s, %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

it('counts a letter left out, added, changed or swapped as one slip', () => {
  for (const slip of ['chevl', 'chevaal', 'chevol', 'chevla']) {
    expect(isWithin(slip, 'cheval', 1)).toBe(true);
  }
  expect(isWithin('chvla', 'cheval', 1)).toBe(false);
});
