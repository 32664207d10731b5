import { texts } from './texts.ts';

type Problem = (name: string) => string;

const known: Readonly<Record<string, Problem>> = {
  ACCESS_DENIED: () => texts.givenUp,
  STATE_MISMATCH: () => texts.expired,
  STATE_NOT_FOUND: () => texts.expired,
  STATE_INVALID: () => texts.expired,
  INVALID_CODE: () => texts.expired,
  EMAIL_MISSING: texts.emailMissing,
  EMAIL_UNVERIFIED: texts.emailUnverified,
  ADDRESS_NOT_YOURS: () => texts.addressTaken,
  ACCOUNT_NOT_LINKED: () => texts.addressTaken,
  SIGN_UP_CLOSED: () => texts.signUpClosed,
  ACCOUNT_SUSPENDED: () => texts.suspended,
  ISSUER_AWAY: () => texts.away,
};

/**
 * What to say of the code with which a sign-in came back.
 *
 * @param name what people call the issuer
 */
export const issuerProblemOf = (code: string, name: string): string =>
  (known[code.toUpperCase()] ?? texts.failed)(name);
