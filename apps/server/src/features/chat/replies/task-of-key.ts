import { createHash } from 'node:crypto';

/**
 * The task that an `Idempotency-Key` of this person stands for: the same each time, and a UUID as
 * other tasks have (version 8, RFC 9562 §5.8). Its unique index lets one question in.
 */
export function taskOfKey(ownerId: string, key: string): string {
  const hex = createHash('sha256').update(`${ownerId} ${key}`).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
