import { ApiError } from '../../lib/http/api-error.ts';
import { texts } from './texts.ts';

export type IdentityField = 'name' | 'email' | 'password' | 'currentPassword' | 'code' | 'form';
export type FieldFailure = { field: IdentityField; text: string };

/** By the service's codes. */
export type KnownFailures = Readonly<Record<string, FieldFailure>>;

const known: KnownFailures = {
  USER_ALREADY_EXISTS: { field: 'email', text: texts.emailTaken },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { field: 'email', text: texts.emailTaken },
  INVALID_EMAIL: { field: 'email', text: texts.emailWrong },
  PASSWORD_TOO_SHORT: { field: 'password', text: texts.passwordShort },
  PASSWORD_TOO_LONG: { field: 'password', text: texts.passwordLong },
  PASSWORD_TOO_COMMON: { field: 'password', text: texts.passwordCommon },
  PASSWORD_ABOUT_YOU: { field: 'password', text: texts.passwordAboutYou },
  INVALID_EMAIL_OR_PASSWORD: { field: 'password', text: texts.wrongCredentials },
  INVALID_PASSWORD: { field: 'currentPassword', text: texts.wrongPassword },
  INVALID_TOKEN: { field: 'form', text: texts.linkExpired },
};

/**
 * Why the identity service refused, in French, beside the field that can mend it.
 * @param more what only one form hears, before anything else
 */
export function explainFailure(error: unknown, more: KnownFailures = {}): FieldFailure {
  if (!(error instanceof ApiError)) return { field: 'form', text: texts.noAnswer };
  const code = error.code.toUpperCase();
  if (more[code]) return more[code];
  if (error.status === 429) return { field: 'form', text: texts.tooManyTries };
  return known[code] ?? { field: 'form', text: texts.unknownFailure };
}
