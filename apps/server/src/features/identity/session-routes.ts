import { endOtherSessions, endSession, listSessions } from '@armoni/contract/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { SessionRepository } from './ports.ts';
import { sessionClaim } from './trusted-issuers.ts';

/** Where a person is signed in, and an end to it. */
export function registerSessionRoutes(app: FastifyInstance, sessions: SessionRepository): void {
  registerRoute(app, listSessions, async ({ user, request }) => {
    const currentId = sessionOf(request);
    const open = await sessions.open(user.id);
    return {
      sessions: open.map(({ id, createdAt, userAgent }) => ({
        id,
        created_at: createdAt.toISOString(),
        user_agent: userAgent,
        is_current: id === currentId,
      })),
    };
  });
  registerRoute(app, endSession, async ({ user, params }) => {
    await sessions.end(user.id, params.id);
    return undefined;
  });
  registerRoute(app, endOtherSessions, async ({ user, request }) => {
    await sessions.endOthers(user.id, sessionOf(request));
    return undefined;
  });
}

/** The session whose token the call carries, which has been verified by then; '' for a token without. */
function sessionOf({ headers }: FastifyRequest): string {
  const [, token = ''] = headers.authorization?.split(' ') ?? [];
  const { [sessionClaim]: id } = decodeJwt(token);
  return typeof id === 'string' ? id : '';
}
