import {
  answerConnectionRequest,
  endConnection,
  listConnections,
  readConnectionRequest,
  type Connection as ShownConnection,
} from '@armoni/contract/connections';
import { limits } from '@armoni/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { AnsweredRequest, makeAnswerRequest, makeReadRequest, Place } from './consent.ts';
import type { Connection, ConnectionRepository } from './ports.ts';
import { connectionTexts } from './texts.ts';

export type ConnectionRoutesDependencies = {
  readonly connections: Pick<ConnectionRepository, 'of' | 'remove'>;
  readonly readRequest: ReturnType<typeof makeReadRequest>;
  readonly answerRequest: ReturnType<typeof makeAnswerRequest>;
  readonly placeOf: (request: FastifyRequest) => Place;
  readonly clock: () => number;
};

/** Consent, and an end to it: for the person alone. */
export function registerConnectionRoutes(
  app: FastifyInstance,
  { connections, readRequest, answerRequest, placeOf, clock }: ConnectionRoutesDependencies,
): void {
  registerRoute(
    app,
    readConnectionRequest,
    async ({ query, request }) => {
      const read = await readRequest(query, placeOf(request));
      if (!read.ok) throw failureOf(read.reason);
      const { client, scopes, refusal } = read;
      const returnsTo = new URL(query.redirect_uri).host;
      return { name: client.name, returns_to: returnsTo, scopes: [...scopes], refusal };
    },
    { perMinute: 60 },
  );
  registerRoute(
    app,
    answerConnectionRequest,
    async ({ user, body, request, reply }) => {
      const answered = await answerRequest(user, body, placeOf(request));
      if (!answered.ok) throw failureOf(answered.reason);
      reply.header('cache-control', 'no-store');
      return { redirect_to: answered.redirectTo };
    },
    { perMinute: 20 },
  );
  registerRoute(app, listConnections, async ({ user }) => ({
    connections: (await connections.of(user.id, clock())).map(shown),
  }));
  registerRoute(app, endConnection, async ({ user, params }) => {
    await connections.remove(user.id, params.id);
    return undefined;
  });
}

type Refusal = Extract<AnsweredRequest, { readonly ok: false }>['reason'];

function failureOf(reason: Refusal): ApiFailure {
  if (reason === 'unknown-client') {
    return new ApiFailure('not_found', connectionTexts.unknownClient);
  }
  if (reason === 'foreign-return') {
    return new ApiFailure('invalid_param', connectionTexts.foreignReturn);
  }
  return new ApiFailure('conflict', connectionTexts.tooMany(limits.connectionsMaximum));
}

function shown({ id, name, scopes, createdAt, lastUsedAt }: Connection): ShownConnection {
  return {
    ...{ id, name, scopes: [...scopes] },
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}
