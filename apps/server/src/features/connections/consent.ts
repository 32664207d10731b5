import {
  type ConnectionRequest,
  type ConnectionScope,
  connectionScopes,
} from '@armoni/contract/connections';
import { limits } from '@armoni/contract/limits';
import type { SignedInUser } from '../../platform/http/routing/register-route.ts';
import type { ConnectionRepository, OAuthClient } from './ports.ts';
import { isRegistered } from './redirect-uris.ts';
import { newSecret } from './secrets.ts';

type Dependencies = {
  readonly connections: Pick<ConnectionRepository, 'findClient' | 'add'>;
  readonly clock: () => number;
  readonly newId: () => string;
};

/** The studio's own address, and the one that is asked for. */
export type Place = { readonly issuer: string; readonly resource: string };

type Unanswerable = { readonly ok: false; readonly reason: 'unknown-client' | 'foreign-return' };

export type ReadRequest =
  | Unanswerable
  | {
      readonly ok: true;
      readonly client: OAuthClient;
      readonly scopes: readonly ConnectionScope[];
      /** Where the person goes at once, when the request is wrong; null when it may be answered. */
      readonly refusal: string | null;
    };

/** Who asks, and for what. Only what is right about client and way back leads anywhere. */
export function makeReadRequest({ connections }: Pick<Dependencies, 'connections'>) {
  return async (request: ConnectionRequest, place: Place): Promise<ReadRequest> => {
    const client = await connections.findClient(request.client_id);
    if (!client) return { ok: false, reason: 'unknown-client' };
    if (!isRegistered(request.redirect_uri, client.redirectUris)) {
      return { ok: false, reason: 'foreign-return' };
    }
    const scopes = scopesIn(request.scope);
    const error = errorOf(request, place, scopes);
    const refusal = error && returnTo(request, place, { error });
    return { ok: true, client, scopes, refusal };
  };
}

export type AnsweredRequest =
  | Unanswerable
  | { readonly ok: false; readonly reason: 'too-many' }
  | { readonly ok: true; readonly redirectTo: string };

/** The person's yes or no, as an address that takes it to the assistant. */
export function makeAnswerRequest(dependencies: Dependencies) {
  const { connections, clock, newId } = dependencies;
  const readRequest = makeReadRequest(dependencies);
  return async (
    { id: ownerId, session }: SignedInUser,
    { request, allow }: { readonly request: ConnectionRequest; readonly allow: boolean },
    place: Place,
  ): Promise<AnsweredRequest> => {
    const read = await readRequest(request, place);
    if (!read.ok) return read;
    const { client, scopes, refusal } = read;
    if (refusal !== null) return { ok: true, redirectTo: refusal };
    if (!allow) {
      return { ok: true, redirectTo: returnTo(request, place, { error: 'access_denied' }) };
    }
    const now = clock();
    const asked = { redirectUri: request.redirect_uri, challenge: request.code_challenge };
    const { text: code, secret } = newSecret('code', now);
    const connection = {
      ...{ id: newId(), ownerId, clientId: client.id, sessionId: session ?? null },
      ...{ name: client.name, scopes, createdAt: now, lastUsedAt: null },
    };
    const made = await connections.add(connection, { ...secret, asked }, limits.connectionsMaximum);
    if (!made) return { ok: false, reason: 'too-many' };
    return { ok: true, redirectTo: returnTo(request, place, { code }) };
  };
}

/** What nobody knows is left out; nothing named means all there is. */
function scopesIn(scope: string): readonly ConnectionScope[] {
  const named = scope.split(' ').filter(Boolean);
  if (named.length === 0) return connectionScopes;
  return connectionScopes.filter((one) => named.includes(one));
}

// The names of RFC 6749 and RFC 8707.
function errorOf(
  { response_type: type, code_challenge_method: method, ...request }: ConnectionRequest,
  { resource }: Place,
  scopes: readonly ConnectionScope[],
): string | null {
  if (type !== 'code') return 'unsupported_response_type';
  if (method !== 'S256' || !/^[\w-]{43}$/.test(request.code_challenge)) return 'invalid_request';
  if (request.resource !== '' && !isSameResource(request.resource, resource))
    return 'invalid_target';
  return scopes.length === 0 ? 'invalid_scope' : null;
}

export const isSameResource = (asked: string, own: string) => asked.replace(/\/$/, '') === own;

function returnTo(
  { redirect_uri: uri, state }: ConnectionRequest,
  { issuer }: Place,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== '') url.searchParams.set('state', state);
  // RFC 9207: so that an assistant of several servers knows who answers.
  url.searchParams.set('iss', issuer);
  return url.href;
}
