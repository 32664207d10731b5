import type { AuthErrorBody } from './auth-answers.ts';
import { authErrorBody } from './auth-answers.ts';
import { type AuthFields, textOf } from './auth-request.ts';
import type { JudgePassword } from './ports.ts';
import { identityTexts } from './texts.ts';

export type RefusalOf = (path: string, fields: AuthFields) => Promise<AuthErrorBody | undefined>;

/** What is wrong with a call before the provider sees it. */
export function makeAuthRules(judgePassword: JudgePassword): RefusalOf {
  return async (path, fields) => {
    if (path !== '/sign-up/email') return undefined;
    return nameErrorOf(fields.name) ?? (await passwordErrorOf(fields, judgePassword));
  };
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

// Before anything is hashed.
async function passwordErrorOf(
  { password, name, email }: AuthFields,
  judge: JudgePassword,
): Promise<AuthErrorBody | undefined> {
  const wanted = textOf(password);
  // The library says that one is missing.
  if (wanted === '') return undefined;
  const code = await judge({ password: wanted, about: [textOf(name), textOf(email)] });
  return code && authErrorBody(400, { code });
}
