import { AsyncLocalStorage } from 'node:async_hooks';
import type { PasswordHashing } from '../ports.ts';

export type HashFirst = PasswordHashing & {
  /**
   * Hashes, then does the work, which finds that hash ready. The library hashes inside its
   * transaction, and on SQLite everybody waits for the end of one.
   */
  hashFirst<T>(password: string, work: () => Promise<T>): Promise<T>;
};

export function makeHashFirst(hashing: PasswordHashing): HashFirst {
  const ready = new AsyncLocalStorage<{ readonly password: string; readonly hash: string }>();
  return {
    async hash(password) {
      const prepared = ready.getStore();
      return prepared?.password === password ? prepared.hash : hashing.hash(password);
    },
    verify: (given) => hashing.verify(given),
    async hashFirst(password, work) {
      const hash = await hashing.hash(password);
      return ready.run({ password, hash }, work);
    },
  };
}
