import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ApiFailure } from '../routing/api-failure.ts';

/**
 * `/metrics` for Prometheus: the process, and each route's calls by status. Read from this
 * machine, or from anywhere with the token. Features may add to the registry it returns.
 */
export function serveMetrics(app: FastifyInstance, token: string | undefined): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    calls.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new ApiFailure('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
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
