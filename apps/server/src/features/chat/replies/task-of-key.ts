import { uuidOf } from '../../../platform/identifiers/uuid-of.ts';

/**
 * The task that an `Idempotency-Key` of this caller stands for: a UUID as other tasks have. Its unique
 * index lets one question in.
 */
export function taskOfKey(caller: string, key: string): string {
  return uuidOf(`${caller} ${key}`);
}
