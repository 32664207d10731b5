import { expect, it } from 'vitest';
import { addressProblemOf } from './address-problem.ts';
import { texts } from './texts.ts';

it('says what became of a link, also where its code is new to the page', () => {
  expect(addressProblemOf(null)).toBeNull();
  expect(addressProblemOf('TOKEN_EXPIRED')).toBe(texts.problems.expired);
  expect(addressProblemOf('invalid_token')).toBe(texts.problems.expired);
  expect(addressProblemOf('SIGN_IN_FIRST')).toBe(texts.problems.signInFirst);
  expect(addressProblemOf('SOMETHING_NEW')).toBe(texts.problems.unknown);
});
