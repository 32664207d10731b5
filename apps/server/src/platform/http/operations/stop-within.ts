import type { FastifyInstance } from 'fastify';

/**
 * Makes `app.close()` end: it aborts `app.stopSignal` at once, so that streams can say
 * goodbye, and cuts what is still open after the grace.
 */
export function stopWithin(app: FastifyInstance, options: { streamGraceMs: number }): void {
  const stopping = new AbortController();
  app.decorate('stopSignal', stopping.signal);
  app.addHook('preClose', (done) => {
    stopping.abort(new DOMException('server stops', 'AbortError'));
    // A connection whose last answer has just ended would otherwise be kept alive.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const grace = setTimeout(() => app.server.closeAllConnections(), options.streamGraceMs);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(grace);
    });
    done();
  });
}
