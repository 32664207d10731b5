import { expect, it } from 'vitest';
import { passwordHintOf, passwordLengthShare } from './password-length.ts';

it('says how much is missing, then that it is enough, then that it is good', () => {
  expect([0, 1, 7, 8, 14, 15, 128].map(passwordHintOf)).toEqual([
    expect.stringContaining('Au moins 8'),
    'Encore 7 caractères au moins.',
    'Encore 1 caractère au moins.',
    expect.stringContaining('Assez long'),
    expect.stringContaining('Assez long'),
    'Bonne longueur.',
    'Bonne longueur.',
  ]);
});

it('fills its line up to the advised length', () => {
  expect([0, 3, 15, 128].map(passwordLengthShare)).toEqual([0, 0.2, 1, 1]);
});
