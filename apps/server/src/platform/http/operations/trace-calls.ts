import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openSpan, type TraceScope, within } from '../../tracing/tracing.ts';

/**
 * One span per call, beneath the page's or the program's own where it names one. Addresses have no
 * variable part in it and nobody is named, as in the log.
 */
export function traceCalls(app: FastifyInstance): void {
  const scopes = new WeakMap<FastifyRequest, TraceScope>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    const { traceparent } = request.headers;
    const span = openSpan(`${request.method} ${route ?? 'unknown'}`, {
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : null,
      attributes: {
        'http.request.method': request.method,
        ...(route !== undefined && { 'http.route': route }),
        'armoni.request_id': request.id,
      },
    });
    if (!span) return done();
    scopes.set(request, { span });
    within({ span }, done);
  });
  // A body is read by events of its socket, which know nothing of the call.
  app.addHook('preHandler', (request, _reply, done) => {
    within(scopes.get(request) ?? null, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = scopes.get(request)?.span;
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode));
    span?.end();
  });
}
