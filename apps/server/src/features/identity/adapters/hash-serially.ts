import { hashPassword, verifyPassword } from 'better-auth/crypto';

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

/**
 * One password at a time. Each keeps a core busy for a tenth of a second, in one of the four
 * threads that also read every file: many sign-ups at once would hold up everybody else.
 */
export function hashSerially(
  hashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword },
): PasswordHashing {
  let last: Promise<unknown> = Promise.resolve();
  const serially = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
  return {
    hash: (password) => serially(() => hashing.hash(password)),
    verify: (given) => serially(() => hashing.verify(given)),
  };
}
