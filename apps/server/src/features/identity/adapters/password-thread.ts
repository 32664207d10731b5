import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { makeThisThreadPolite } from '../../../platform/concurrency/be-polite.ts';
import { keepThreads } from '../../../platform/threads/keep-threads.ts';
import type { PasswordLine } from '../ports.ts';
import { isCommonPassword } from './common-passwords.ts';

type Task =
  | { readonly does: 'hash'; readonly password: string }
  | { readonly does: 'look-up'; readonly password: string }
  | { readonly does: 'verify'; readonly password: string; readonly hash: string };

// What better-auth uses, so that what it hashed before is still known: 32 MB and a tenth of a second.
const cost = { N: 16_384, r: 16, p: 1 };
const keyBytes = 64;
const saltBytes = 16;

/**
 * Hashes and checks passwords in threads of their own. The library's asynchronous scrypt would
 * take one of the four threads that also read every file. Those of strangers, of whom there may be
 * a crowd, are hashed behind everything else.
 */
const inThread = keepThreads(import.meta.url, (line: PasswordLine) => {
  if (line === 'strangers') makeThisThreadPolite();
  return doTask;
});

function doTask(task: Task): string | boolean {
  if (task.does === 'hash') return hashOf(task.password);
  if (task.does === 'look-up') return isCommonPassword(task.password);
  return isHashOf(task.password, task.hash);
}

const lineOfCall = new AsyncLocalStorage<PasswordLine>();
const lineNow = () => lineOfCall.getStore() ?? 'strangers';

/** What this work hashes and checks is done in that line's thread. */
export const hashingIn = <T>(line: PasswordLine, work: () => Promise<T>): Promise<T> =>
  lineOfCall.run(line, work);

export const hashInThread = (password: string) =>
  inThread(lineNow(), { does: 'hash', password }) as Promise<string>;

export const verifyInThread = ({ hash, password }: { hash: string; password: string }) =>
  inThread(lineNow(), { does: 'verify', password, hash }) as Promise<boolean>;

/** Whether a password is a common one; the list is kept by the thread, from the first question on. */
export const isCommonInThread = (password: string) =>
  inThread('strangers', { does: 'look-up', password }) as Promise<boolean>;

function hashOf(password: string): string {
  const salt = randomBytes(saltBytes).toString('hex');
  return `${salt}:${keyOf(password, salt).toString('hex')}`;
}

function isHashOf(password: string, hash: string): boolean {
  const [salt, key] = hash.split(':');
  if (!salt || !key) throw new Error('not a password hash');
  const kept = Buffer.from(key, 'hex');
  return kept.length === keyBytes && timingSafeEqual(keyOf(password, salt), kept);
}

function keyOf(password: string, salt: string): Buffer {
  const maxmem = 256 * cost.N * cost.r;
  return scryptSync(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem });
}
