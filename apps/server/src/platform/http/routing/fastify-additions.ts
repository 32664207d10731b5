import type { Route } from '@armoni/contract/route';
import type { SignedInUser } from './register-route.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What `registerRoute` has registered, for the OpenAPI document. */
    readonly contractRoutes: Route[];
    /** Aborts when the server begins to stop. */
    readonly stopSignal: AbortSignal;
  }
  interface FastifyRequest {
    /** Set on routes that are not public. */
    user: SignedInUser | undefined;
  }
  interface FastifyReply {
    /** Lets this answer carry one style element with this inside; all others stay without effect. */
    allowStyle(css: string): FastifyReply;
    /** Lets other sites show this answer in a frame; no other one may be. */
    allowFraming(): FastifyReply;
    isFrameable: boolean;
  }
  interface FastifyContextConfig {
    access?: Route['access'];
    keyScope?: Route['keyScope'];
    limitPerMinute?: number;
    /** `WWW-Authenticate` of a refusal for want of a right (RFC 6750). */
    challenge?: (request: FastifyRequest, status: 401 | 403) => string;
  }
}
