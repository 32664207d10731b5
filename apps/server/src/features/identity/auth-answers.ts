import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { httpTexts } from '../../platform/http/texts.ts';
import { identityTexts } from './texts.ts';

/** Our error body, with the field it belongs to when there is one. */
export type AuthErrorBody = {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly field?: string;
};

/** The library's error answer in our shape: its code stays, the sentence becomes French. */
export function authErrorBody(status: number, answer: unknown): AuthErrorBody {
  const { code: given, message } = (answer ?? {}) as { code?: string; message?: string };
  if (status >= 500) return { ...new ApiFailure('internal_server_error').body, status };
  const code = given ?? codeOfStatus[status] ?? 'invalid_param';
  const field = fieldOf(code, message ?? '');
  const text =
    (code === 'VALIDATION_ERROR' && field && identityTexts.fieldIsInvalid[field]) ||
    identityTexts.messageOf[code] ||
    httpTexts.messageOf.invalid_param;
  return { code, message: text, status, ...(field ? { field } : {}) };
}

const codeOfStatus: Record<number, string> = { 401: 'UNAUTHORIZED', 404: 'not_found' };

const fieldOfCode: Record<string, string> = {
  USER_ALREADY_EXISTS: 'email',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email',
  INVALID_EMAIL: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_ABOUT_YOU: 'password',
  INVALID_PASSWORD: 'currentPassword',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
};

// A validation message begins with the place, as in "[body.email] Invalid email address".
function fieldOf(code: string, message: string): string | undefined {
  return fieldOfCode[code] ?? /\[body\.(\w+)\]/.exec(message)?.[1];
}
