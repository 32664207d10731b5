import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

export type HeaderOptions = PolicyOptions & {
  /** Origins of other sites whose scripts may call the API. Compared exactly. */
  readonly corsOrigins: readonly string[];
  /** Whether pages may listen, for what is written down of it. */
  readonly hears?: boolean;
  /** Whether people reach us by https. */
  readonly isBehindTls: boolean;
};

/** The headers that every answer carries, and who may read it from another origin. */
export async function protectWithHeaders(app: FastifyInstance, options: HeaderOptions) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.isBehindTls ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
  const microphone = options.hears ? '(self)' : '()';
  const permissions = `camera=(), geolocation=(), microphone=${microphone}, payment=()`;
  const usualPolicy = contentSecurityPolicy(options);
  app.decorateReply('allowStyle', function allowStyle(css) {
    const policy = contentSecurityPolicy(options, css, { isFrameable: this.isFrameable });
    return this.header('content-security-policy', policy);
  });
  app.decorateReply('isFrameable', false);
  app.decorateReply('allowFraming', function allowFraming() {
    this.isFrameable = true;
    return this.removeHeader('x-frame-options').allowStyle('');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', usualPolicy);
    reply.header('permissions-policy', permissions);
    if (/^\/(api|workflow|metrics)\b/.test(request.url)) reply.header('cache-control', 'no-store');
    const { origin } = request.headers;
    if (options.corsOrigins.length === 0) return;
    reply.header('vary', 'Origin');
    if (origin === undefined || !options.corsOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'Retry-After, X-Request-Id');
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  });
}
