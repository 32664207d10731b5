import type { onRequestAsyncHookHandler } from 'fastify';
import { ApiFailure } from '../routing/api-failure.ts';

/**
 * Lets one address hold only so many answers of a route open. Each takes a socket and an open
 * file, and whoever reads none of them could use up what everybody shares.
 */
export function limitOpenAnswers(most: number): onRequestAsyncHookHandler {
  const openOf = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const open = (openOf.get(address) ?? 0) + change;
    if (open > 0) openOf.set(address, open);
    else openOf.delete(address);
  };
  return async (request, reply) => {
    const address = request.ip;
    if ((openOf.get(address) ?? 0) >= most) {
      throw new ApiFailure('too_many_requests', undefined, { retryAfterSeconds: 5 });
    }
    count(address, 1);
    reply.raw.once('close', () => count(address, -1));
  };
}
