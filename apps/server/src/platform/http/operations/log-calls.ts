import type { FastifyInstance } from 'fastify';

/**
 * One line per call. Query strings stay out, and so do the variable parts of a route: they
 * can carry tokens, names and unguessable addresses.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? request.url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        user: request.user?.id,
      },
      'call',
    );
  });
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id);
    return payload;
  });
}
