import { createHmac } from 'node:crypto';

const idDigits = 12;

/** The 48 bits that something is marked with, as 12 hexadecimal digits: what it is, known to the key alone. */
export function watermarkIdOf(key: string, what: Buffer | string): string {
  return createHmac('sha256', key).update(what).digest('hex').slice(0, idDigits);
}
