import { texts } from './texts.ts';

const { problems } = texts;

export type AddressProblem = (typeof problems)[keyof typeof problems];

const known: Readonly<Record<string, AddressProblem>> = {
  TOKEN_EXPIRED: problems.expired,
  INVALID_TOKEN: problems.expired,
  SIGN_IN_FIRST: problems.signInFirst,
  INVALID_USER: problems.otherAccount,
  USER_ALREADY_EXISTS: problems.taken,
  USER_NOT_FOUND: problems.expired,
};

/** What to say of the code at which a link ended; null when it worked. */
export function addressProblemOf(code: string | null): AddressProblem | null {
  if (code === null) return null;
  return known[code.toUpperCase()] ?? problems.unknown;
}
