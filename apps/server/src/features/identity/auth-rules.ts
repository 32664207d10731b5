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
  const isEmpty = typeof name !== 'string' || name.trim() === '';
  if (!isEmpty && name.length <= 200) return undefined;
  const message = isEmpty ? identityTexts.fieldIsInvalid.name : identityTexts.nameTooLong;
  return { code: 'VALIDATION_ERROR', message: message as string, status: 400, field: 'name' };
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
