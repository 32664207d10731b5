import { expect, it } from 'vitest';
import { typedCode, typedRecoveryCode } from './typed-code.ts';

it('takes a code with the spaces that applications show', () => {
  expect(typedCode(' 123 456')).toBe('123456');
});

it.each(['abCD1-eFgh2', 'abCD1eFgh2', ' abCD1 eFgh2 '])(
  'takes a recovery code however it was written down: « %s »',
  (typed) => {
    expect(typedRecoveryCode(typed)).toBe('abCD1-eFgh2');
  },
);
