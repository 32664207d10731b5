import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { keepThread } from '../../../platform/threads/keep-thread.ts';

type Task = { readonly password: string; readonly hash?: string };

// What better-auth uses, so that what it hashed before is still known: 32 MB and a tenth of a second.
const cost = { N: 16_384, r: 16, p: 1 };
const keyBytes = 64;
const saltBytes = 16;

/**
 * Hashes and checks passwords in a thread of their own. The library's asynchronous scrypt would
 * take one of the four threads that also read every file.
 */
const inThread = keepThread(import.meta.url, ({ password, hash }: Task) =>
  hash === undefined ? hashOf(password) : isHashOf(password, hash),
);

export const hashInThread = (password: string) => inThread({ password }) as Promise<string>;

export const verifyInThread = (given: { hash: string; password: string }) =>
  inThread(given) as Promise<boolean>;

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
