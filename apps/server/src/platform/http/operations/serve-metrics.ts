import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { callSeconds, processMetrics } from '../../metrics/process-metrics.ts';
import { ApiFailure } from '../routing/api-failure.ts';
import { mayLookIn } from './may-look-in.ts';

/**
 * `/metrics` for Prometheus: the process, and each route's calls by status. Read from this
 * machine, or from anywhere with the token. What is read when it is asked for goes into the registry
 * that it returns.
 */
export function serveMetrics(app: FastifyInstance, token: string | undefined): Registry {
  const registry = new Registry();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    callSeconds.labels(request.method, route, String(reply.statusCode)).observe(seconds);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayLookIn(request, token)) throw new ApiFailure('not_found');
    // The process can be looked at while its database is away.
    const read = registry.metrics().catch(() => '# what is read when asked for did not answer\n');
    const parts = await Promise.all([processMetrics.metrics(), read]);
    return reply.type(processMetrics.contentType).send(parts.join('\n'));
  });
  return registry;
}
