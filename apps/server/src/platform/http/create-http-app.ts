import { limits } from '@armoni/contract/limits';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { uuidV7 } from '../identifiers/uuid-v7.ts';
import { type Limits, makeLocalLimits } from '../limits/limits.ts';
import { answerErrors, answerFrameworkError, type ExplainError } from './routing/error-answers.ts';
import { type Authenticate, guardCalls } from './security/call-guard.ts';
import './routing/fastify-additions.ts';
import { logCalls } from './operations/log-calls.ts';
import { stopWithin } from './operations/stop-within.ts';
import { traceCalls } from './operations/trace-calls.ts';
import { acceptJson } from './routing/json-body.ts';
import { checkHost } from './security/check-host.ts';
import { answerClientError } from './security/client-errors.ts';
import {
  endSilentBodies,
  looksPerPatience,
  type Patience,
  usualPatience,
} from './security/end-silent-bodies.ts';
import { type HoldRefusal, makeLateRefusals } from './security/late-refusals.ts';
import { refuseWhenLate } from './security/refuse-when-late.ts';
import { type HeaderOptions, protectWithHeaders } from './security/security-headers.ts';

export type HttpAppOptions = HeaderOptions & {
  readonly logger: Logger;
  /** Turns a bearer token into a user; `undefined` for a token that must not pass. */
  readonly authenticate: Authenticate;
  readonly explainError: ExplainError;
  /** Addresses or networks of reverse proxies whose `X-Forwarded-*` are believed. */
  readonly trustedProxies: readonly string[];
  /** Where calls are counted; of this process alone without. */
  readonly limits?: Limits;
  /** Multiplies every rate limit; for load tests and for large sites. */
  readonly rateLimitFactor: number;
  /** With lines that nobody uses. */
  readonly patience?: Patience;
  /** Before somebody is told to come back later. */
  readonly holdRefusal?: HoldRefusal;
};

/** The HTTP server with everything that holds for each call, and no route yet. */
export async function createHttpApp(options: HttpAppOptions): Promise<FastifyInstance> {
  const { patience = usualPatience, explainError, rateLimitFactor } = options;
  const { limits: callLimits = makeLocalLimits() } = options;
  const { holdRefusal = makeLateRefusals({ factor: rateLimitFactor }) } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidV7(),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: 1024 * 1024,
    // A large film over a slow line takes hours: bodies are ended by their silence, not by their length.
    requestTimeout: 0,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.headersMs / looksPerPatience,
    },
    keepAliveTimeout: 70_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
  });
  app.decorate('contractRoutes', []);
  app.decorateRequest('user', undefined);
  endSilentBodies(app, patience);
  stopWithin(app, { streamGraceMs: 5000 });
  answerErrors(app, { explainError, holdRefusal });
  acceptJson(app);
  traceCalls(app);
  logCalls(app);
  await protectWithHeaders(app, options);
  checkHost(app);
  refuseWhenLate(app, { longestDelayMs: 3000 });
  // Lists of films and messages shrink to a tenth. What comes in is never unpacked: it could swell.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json\b/,
    globalDecompression: false,
  });
  await app.register(multipart, {
    limits: { fileSize: limits.fileSizeBytes, files: 1, fields: 20, fieldSize: 16_384, parts: 25 },
  });
  guardCalls(app, options.authenticate, { limits: callLimits, factor: rateLimitFactor });
  return app;
}
