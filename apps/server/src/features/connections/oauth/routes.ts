import { mcpPath } from '@armoni/contract/mcp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { networkOf } from '../../../platform/http/security/network-of.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { isSameResource, type Place } from '../consent.ts';
import type { ConnectionRepository } from '../ports.ts';
import type { makeRedeem, Tokens } from '../redeem.ts';
import type { makeRegisterClient } from '../register-client.ts';
import { sha256Of } from '../secrets.ts';
import { clientMetadata, oauthPaths, resourceMetadata, serverMetadata } from './metadata.ts';

export type OAuthDependencies = {
  readonly connections: Pick<ConnectionRepository, 'findByAny' | 'remove'>;
  readonly registerClient: ReturnType<typeof makeRegisterClient>;
  readonly redeem: ReturnType<typeof makeRedeem>;
  readonly placeOf: (request: FastifyRequest) => Place;
  readonly brand: string;
  readonly limits: Limits;
  readonly rateLimitFactor: number;
};

/** Of one network. A program registers once for each person who tries it. */
const registrationsAnHour = 30;
const perMinute = { register: 10, token: 120, metadata: 600 } as const;

/** The protocol's own addresses (OAuth 2.1): discovery, registration, tokens. Errors are as it names them. */
export function registerOAuthRoutes(app: FastifyInstance, dependencies: OAuthDependencies): void {
  discovery(app, dependencies);
  void app.register(async (scope) => {
    // Programs send forms here, and these routes alone take them.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, fieldsOf(body as string)),
    );
    registration(scope, dependencies);
    tokens(scope, dependencies);
  });
}

const mostBytes = 64 * 1024;

function discovery(app: FastifyInstance, { placeOf, brand }: OAuthDependencies): void {
  const config = { access: 'public', limitPerMinute: perMinute.metadata } as const;
  const { resourceMetadata: resource, serverMetadata: server } = oauthPaths;
  for (const url of [resource, `${resource}${mcpPath}`]) {
    app.get(url, { config }, (request, reply) =>
      send(reply, resourceMetadata(placeOf(request).issuer, brand)),
    );
  }
  app.get(server, { config }, (request, reply) =>
    send(reply, serverMetadata(placeOf(request).issuer)),
  );
}

function registration(scope: FastifyInstance, dependencies: OAuthDependencies): void {
  const { registerClient, limits, rateLimitFactor } = dependencies;
  const perNetwork = limits.strict({ name: 'assistants', windowMs: 60 * 60_000 });
  const config = { access: 'public', limitPerMinute: perMinute.register } as const;
  scope.post(oauthPaths.register, { config, bodyLimit: mostBytes }, async (request, reply) => {
    const most = registrationsAnHour * rateLimitFactor;
    const wait = await perNetwork.take(networkOf(request.ip), most);
    if (wait) throw new ApiFailure('too_many_requests', undefined, wait);
    const made = await registerClient(request.body);
    if (made.ok) return send(reply.code(201), clientMetadata(made.client));
    if (made.reason === 'full') throw new ApiFailure('unavailable');
    const isAboutUris = made.reason === 'redirect-uris';
    return refuse(
      reply,
      isAboutUris ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      isAboutUris ? 'redirect_uris: https, or http on the loopback interface' : 'not understood',
    );
  });
}

function tokens(scope: FastifyInstance, dependencies: OAuthDependencies): void {
  const { connections } = dependencies;
  const config = { access: 'public', limitPerMinute: perMinute.token } as const;
  scope.post(oauthPaths.token, { config }, async (request, reply) => {
    const fields = (request.body ?? {}) as Fields;
    const { resource } = dependencies.placeOf(request);
    if (fields.resource && !isSameResource(fields.resource, resource)) {
      return refuse(reply, 'invalid_target', 'resource: not of this server');
    }
    const redeemed = await tokensFor(fields, dependencies);
    if (redeemed === undefined) return refuse(reply, 'unsupported_grant_type', 'grant_type');
    if (redeemed === null) return refuse(reply, 'invalid_grant', 'expired, used, or not yours');
    return send(reply, answerOf(redeemed));
  });
  // RFC 7009: what is unknown is ended already.
  scope.post(oauthPaths.revoke, { config }, async (request, reply) => {
    const { token, client_id: clientId } = (request.body ?? {}) as Fields;
    const found = token ? await connections.findByAny(sha256Of(token)) : null;
    if (found && found.clientId === clientId) await connections.remove(found.ownerId, found.id);
    return send(reply, {});
  });
}

type Fields = Readonly<Record<string, string | undefined>>;

/** Undefined for a kind of grant that is not known here. */
function tokensFor(
  { grant_type: kind, client_id: clientId = '', ...fields }: Fields,
  { redeem }: OAuthDependencies,
): Promise<Tokens | null> | undefined {
  const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = fields;
  if (kind === 'authorization_code') return redeem.code({ code, clientId, redirectUri, verifier });
  if (kind === 'refresh_token') return redeem.refresh(fields.refresh_token ?? '', clientId);
  return undefined;
}

const answerOf = ({ accessToken, refreshToken, expiresInSeconds, scopes }: Tokens) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: expiresInSeconds,
  refresh_token: refreshToken,
  scope: scopes.join(' '),
});

// A field that is sent twice says nothing for sure.
function fieldsOf(body: string): Fields {
  const sent = [...new URLSearchParams(body)];
  const names = sent.map(([name]) => name);
  return Object.fromEntries(
    sent.filter(([name]) => names.indexOf(name) === names.lastIndexOf(name)),
  );
}

const send = (reply: FastifyReply, body: object) =>
  reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body));

const refuse = (reply: FastifyReply, error: string, description: string) =>
  send(reply.code(400), { error, error_description: description });
