import { type ReadWishBody, readWish } from '@armoni/contract/wish';
import { call } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import type { WishAnswer } from './wish-readings.ts';

/** What would be understood of a wish, by the studio's rules. */
export async function readWishService(
  body: ReadWishBody,
  signal: AbortSignal,
): Promise<WishAnswer> {
  try {
    return { status: 'read', reading: await call(readWish, { body, signal }) };
  } catch (error) {
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return { status: isFinal ? 'refused' : 'unreachable' };
  }
}
