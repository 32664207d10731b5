import { limits } from '@armoni/contract/limits';
import type { AuthErrorBody } from './auth-answers.ts';
import { authErrorBody } from './auth-answers.ts';
import { type AuthFields, textOf } from './auth-request.ts';
import { identityTexts } from './texts.ts';

/** What is wrong with a call before the provider sees it. */
export function refusalOf(path: string, fields: AuthFields): AuthErrorBody | undefined {
  if (path === '/sign-up/email') return nameErrorOf(fields.name) ?? passwordErrorOf(fields);
  return undefined;
}

// The library takes any text for a name, even none.
function nameErrorOf(name: unknown): AuthErrorBody | undefined {
  const message = nameProblemOf(textOf(name));
  if (message === undefined) return undefined;
  return { code: 'VALIDATION_ERROR', message, status: 400, field: 'name' };
}

function nameProblemOf(name: string): string | undefined {
  if (name.trim() === '') return identityTexts.fieldIsInvalid.name;
  if (name.length > 200) return identityTexts.nameTooLong;
  // Line breaks, other controls and signs that turn the direction of writing.
  return /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name)
    ? identityTexts.nameWithControls
    : undefined;
}

// As the library would say it, but before anything is hashed.
function passwordErrorOf({ password }: AuthFields): AuthErrorBody | undefined {
  const { length } = textOf(password);
  if (length === 0) return undefined;
  if (length < limits.passwordCharactersMinimum) {
    return authErrorBody(400, { code: 'PASSWORD_TOO_SHORT' });
  }
  if (length <= limits.passwordCharactersMaximum) return undefined;
  return authErrorBody(400, { code: 'PASSWORD_TOO_LONG' });
}
