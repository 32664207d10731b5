import { createRequire } from 'node:module';

type CommonPasswords = typeof import('@zxcvbn-ts/language-common');

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the 49,000 that are tried first, in whatever letter case. The first
 * question loads the list, which takes a tenth of a second and 4 MB: ask in a thread.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(loadList());
  return common.has(password.normalize('NFKC').toLowerCase());
}

// Required, not imported: what a kept thread does is synchronous.
function loadList(): readonly string[] {
  const require = createRequire(import.meta.url);
  const { dictionary } = require('@zxcvbn-ts/language-common') as CommonPasswords;
  return dictionary['passwords-common'];
}
