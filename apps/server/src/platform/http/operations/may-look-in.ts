import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whoever has the token; without one, this machine. */
export function mayLookIn(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  // A proxy on this machine also calls from here, but says for whom.
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  const address = request.socket.remoteAddress ?? '';
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
