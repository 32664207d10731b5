import { expect, it } from 'vitest';
import { issuerProblemOf } from './issuer-problem.ts';
import { texts } from './texts.ts';

it.each([
  ['access_denied', texts.givenUp],
  ['SIGN_UP_CLOSED', texts.signUpClosed],
  ['account_not_linked', texts.addressTaken],
  ['EMAIL_UNVERIFIED', texts.emailUnverified('la Maison')],
  ['what an issuer may say', texts.failed('la Maison')],
])('says in French what %s means', (code, text) => {
  expect(issuerProblemOf(code, 'la Maison')).toBe(text);
});
