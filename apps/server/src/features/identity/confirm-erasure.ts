import type { PasswordTurns } from './password-turns.ts';
import type { ConfirmErasure, PasswordHashing } from './ports.ts';

/** Asks for the password again: an unlocked screen or a stolen token must not be enough. */
export function makeConfirmErasure(dependencies: {
  readonly passwordHashOf: (ownerId: string) => Promise<string | undefined>;
  readonly verify: PasswordHashing['verify'];
  readonly turns: PasswordTurns;
}): ConfirmErasure {
  const { passwordHashOf, verify, turns } = dependencies;
  return async ({ ownerId, password, address, signal }) => {
    const hash = await passwordHashOf(ownerId);
    if (hash === undefined) return true;
    if (password === undefined) return false;
    return turns({ address, account: ownerId, isKnown: true, signal }, () =>
      verify({ hash, password }),
    );
  };
}
