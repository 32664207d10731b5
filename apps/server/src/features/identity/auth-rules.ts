import type { AuthErrorBody } from './auth-answers.ts';
import { authErrorBody } from './auth-answers.ts';
import { type AuthFields, addressOf, textOf } from './auth-request.ts';
import type { Door, JudgePassword } from './ports.ts';
import { identityTexts } from './texts.ts';

export type RefusalOf = (path: string, fields: AuthFields) => Promise<AuthErrorBody | undefined>;

/** What is wrong with a call before the provider sees it. */
export function makeAuthRules(
  judgePassword: JudgePassword,
  door: Pick<Door, 'refusalOf'>,
): RefusalOf {
  return async (path, fields) => {
    if (namesPasskey.has(path)) return nameErrorOf(fields.name, passkeyNameCharacters);
    if (path !== '/sign-up/email') return undefined;
    const closed = await door.refusalOf(newcomerOf(fields));
    if (closed) return { ...authErrorBody(403, { code: closed }) };
    const nameError = nameErrorOf(fields.name, personNameCharacters);
    return nameError ?? (await passwordErrorOf(fields, judgePassword));
  };
}

/** Who wants an account, with the secret of their invitation where they have one. */
export const newcomerOf = (fields: AuthFields) => ({
  email: addressOf(fields.email),
  invitation: textOf(fields.invitation),
});

const namesPasskey: ReadonlySet<string> = new Set([
  '/passkey/verify-registration',
  '/passkey/update-passkey',
]);

const personNameCharacters = 200;
const passkeyNameCharacters = 60;

// The library takes any text for a name, even none.
function nameErrorOf(name: unknown, most: number): AuthErrorBody | undefined {
  const message = nameProblemOf(textOf(name), most);
  if (message === undefined) return undefined;
  return { code: 'VALIDATION_ERROR', message, status: 400, field: 'name' };
}

function nameProblemOf(name: string, most: number): string | undefined {
  if (name.trim() === '') return identityTexts.fieldIsInvalid.name;
  if (name.length > most) return identityTexts.nameTooLong(most);
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
