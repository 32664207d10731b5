import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  isSampled,
  type OpenSpan,
  openSpan,
  type TraceScope,
  within,
} from '../../tracing/tracing.ts';

/** What the page says of the press that led to its call, milliseconds since 1970. */
const pressed = /(?:^|,) *armoni=(\d{13}) *(?:,|$)/;
/** A clock that is further behind is not believed. */
const longestWayMs = 60_000;

/**
 * One span per call, beneath the page's or the program's own where it names one. Addresses have no
 * variable part in it and nobody is named, as in the log.
 */
export function traceCalls(app: FastifyInstance): void {
  const scopes = new WeakMap<FastifyRequest, TraceScope>();
  const presses = new WeakMap<FastifyRequest, OpenSpan>();
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
    const press = openPress(request);
    if (press) presses.set(request, press);
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
    presses.get(request)?.end();
  });
}

/** The page reaches no collector: its own span is told here, from the press to the answer. */
function openPress({ headers: { traceparent, tracestate } }: FastifyRequest): OpenSpan | null {
  if (typeof traceparent !== 'string' || !isSampled(traceparent)) return null;
  const at = Number(pressed.exec(String(tracestate ?? ''))?.[1] ?? 0);
  const now = Date.now();
  if (at === 0) return null;
  const startMs = Math.min(now, Math.max(at, now - longestWayMs));
  return openSpan('click', { kind: 'client', as: traceparent, startMs });
}
