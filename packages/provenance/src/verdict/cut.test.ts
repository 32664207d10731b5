import { expect, it } from 'vitest';
import { cutOf, tellCut } from './cut.ts';

const whole = { width: 1280, height: 720 };
const tile = 256;

it.each([
  ['à droite', { width: 1101, height: 720, x: 0, y: 0 }, '14 % à droite'],
  ['à gauche', { width: 1101, height: 720, x: 256 - 179, y: 0 }, '14 % à gauche'],
  ['en bas', { width: 1280, height: 650, x: 255, y: 1 }, '10 % en bas'],
  ['on two sides', { width: 1180, height: 720, x: 206, y: 0 }, '8 %'],
])('tells how much was cut, %s', (_, rest, told) => {
  const cut = cutOf({ ...rest, tile }, whole);
  expect(cut && tellCut(cut)).toBe(told);
});

it('says where what is left lies in the whole', () => {
  const cut = cutOf({ width: 1180, height: 648, x: 206, y: 220, tile }, whole);
  expect(cut?.sides?.left).toBeCloseTo(50 / 1280, 5);
  expect(cut?.sides?.right).toBeCloseTo(50 / 1280, 5);
  expect(cut?.sides?.top).toBeCloseTo(36 / 720, 5);
});

it('does not guess a place where more than a tile is missing, nor a cut where nothing is', () => {
  expect(cutOf({ width: 700, height: 720, x: 40, y: 0, tile }, whole)?.sides).toBeNull();
  expect(cutOf({ width: 1276, height: 718, x: 0, y: 0, tile }, whole)).toBeNull();
});
