import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type HeaderOptions = {
  /** `sha256-…` of the inline scripts of the web app's own page. */
  readonly scriptHashes: readonly string[];
  /** Origins besides ours that the page may load media from (a media host or bucket). */
  readonly mediaOrigins: readonly string[];
  /** Origins of a hosted identity provider's scripts and calls. */
  readonly identityOrigins: readonly string[];
  /** Origins of other sites whose scripts may call the API. Compared exactly. */
  readonly corsOrigins: readonly string[];
  /** Whether people reach us by https. */
  readonly isBehindTls: boolean;
};

/** The headers that every answer carries, and who may read it from another origin. */
export async function protectWithHeaders(app: FastifyInstance, options: HeaderOptions) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(options) },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.isBehindTls ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
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

function contentSecurityPolicy(options: HeaderOptions) {
  const { mediaOrigins, identityOrigins } = options;
  const scriptHashes = options.scriptHashes.map((hash) => `'${hash}'`);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, ...identityOrigins],
    scriptSrcAttr: ["'none'"],
    // Components set measured sizes and toasts bring a style element; styles run nothing.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:', ...mediaOrigins, ...identityOrigins],
    mediaSrc: ["'self'", 'blob:', 'data:', ...mediaOrigins],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...mediaOrigins, ...identityOrigins],
    workerSrc: ["'self'", 'blob:'],
    frameSrc: identityOrigins.length > 0 ? [...identityOrigins] : ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // Plain http on one's own machine must keep working.
    upgradeInsecureRequests: null,
  };
}
