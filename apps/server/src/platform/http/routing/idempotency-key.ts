import type { FastifyRequest } from 'fastify';
import { httpTexts } from '../texts.ts';
import { ApiFailure } from './api-failure.ts';

/** The caller's `Idempotency-Key`, null without one. @throws ApiFailure for one that is no key. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiFailure('invalid_param', httpTexts.invalidIdempotencyKey);
}
