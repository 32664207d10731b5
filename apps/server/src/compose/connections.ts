import { mcpPath } from '@armoni/contract/mcp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeSqlConnections } from '../features/connections/adapters/sql-connections.ts';
import { connectionData } from '../features/connections/connection-data.ts';
import { makeAnswerRequest, makeReadRequest } from '../features/connections/consent.ts';
import { registerOAuthRoutes } from '../features/connections/oauth/routes.ts';
import { makeRedeem } from '../features/connections/redeem.ts';
import { makeRegisterClient } from '../features/connections/register-client.ts';
import { registerConnectionRoutes } from '../features/connections/routes.ts';
import { makeVerifyAccess } from '../features/connections/verify-access.ts';
import { ownOrigin } from '../platform/http/routing/own-origin.ts';
import type { Ground } from './ground.ts';

/** Registrations that nobody followed by a yes. */
const unusedClientMs = 24 * 60 * 60_000;

/** Other assistants let in by OAuth, beside those with a key. */
export function composeConnections(ground: Ground) {
  const { database, clock, config } = ground;
  const connections = makeSqlConnections(database.db);
  const shared = { ...ground, connections };
  const placeOf = (request: FastifyRequest) => {
    const issuer = ownOrigin(request, config.PUBLIC_URL);
    return { issuer, resource: `${issuer}${mcpPath}` };
  };
  return {
    verifyAccess: makeVerifyAccess(shared),
    personalData: connectionData(connections, clock),
    sweep: () => connections.sweep(clock(), clock() - unusedClientMs),
    register(app: FastifyInstance) {
      registerConnectionRoutes(app, {
        ...{ connections, clock, placeOf },
        readRequest: makeReadRequest(shared),
        answerRequest: makeAnswerRequest(shared),
      });
      registerOAuthRoutes(app, {
        ...{ connections, placeOf, brand: config.BRAND },
        registerClient: makeRegisterClient(shared),
        redeem: makeRedeem(shared),
        limits: ground.limits,
        rateLimitFactor: config.RATE_LIMIT_FACTOR,
      });
    },
  };
}
