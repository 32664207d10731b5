import type { KeyScope } from '@armoni/contract/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../../limits/limits.ts';
import type { Wait } from '../../limits/sliding-limit.ts';
import { ApiFailure } from '../routing/api-failure.ts';
import type { SignedInUser } from '../routing/register-route.ts';
import { httpTexts } from '../texts.ts';

export type Authenticate = (bearerToken: string) => Promise<SignedInUser | undefined>;

/**
 * Before a contract route reads its body: who calls, and not too often. Signed-in callers
 * are counted by user, others by address, so one address full of people is not one bucket.
 * Refused tokens are counted by address too.
 */
export function guardCalls(
  app: FastifyInstance,
  authenticate: Authenticate,
  { limits, factor }: { readonly limits: Limits; readonly factor: number },
): void {
  const calls = limits.sliding({ name: 'calls', windowMs: 60_000 });
  const refusals = limits.sliding({ name: 'refused-tokens', windowMs: 60_000 });
  app.addHook('onRequest', async (request) => {
    const { access, limitPerMinute } = request.routeOptions.config;
    if (access === undefined || limitPerMinute === undefined) return;
    if (access !== 'public') {
      request.user = await userOf(request, authenticate);
      if (!request.user) {
        refuseAbove(refusals.take(request.ip, 300 * factor));
        throw new ApiFailure('unauthorized');
      }
      checkKey(request.user, request);
    }
    const caller = request.user?.id ?? request.ip;
    const route = `${request.method} ${request.routeOptions.url}`;
    refuseAbove(calls.take(`${caller} ${route}`, limitPerMinute * factor));
  });
}

function refuseAbove(wait: Wait | undefined): void {
  if (wait) throw new ApiFailure('too_many_requests', undefined, wait);
}

/** A key opens what its scopes say, and never the account itself; one made for an address opens that. */
function checkKey({ key }: SignedInUser, { method, routeOptions }: FastifyRequest): void {
  if (!key) return;
  const { access, keyScope } = routeOptions.config;
  if (key.path !== undefined && key.path !== routeOptions.url) {
    throw new ApiFailure('unauthorized', httpTexts.onlyFor(key.path));
  }
  if (access === 'in-person') throw new ApiFailure('forbidden', httpTexts.notByKey);
  const scope = keyScope ?? scopeOf(method);
  if (!key.scopes.includes(scope)) throw new ApiFailure('forbidden', httpTexts.missingScope(scope));
}

function scopeOf(method: string): KeyScope {
  if (method === 'GET' || method === 'HEAD') return 'read';
  return method === 'DELETE' ? 'delete' : 'write';
}

// Only the header counts: a token in a URL would end up in logs and histories.
async function userOf(request: FastifyRequest, authenticate: Authenticate) {
  const [, token] =
    /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ? authenticate(token) : undefined;
}
