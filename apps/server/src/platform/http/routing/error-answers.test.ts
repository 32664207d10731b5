import { defineRoute } from '@armoni/contract/route';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLogger } from '../../logging/create-logger.ts';
import { createHttpApp } from '../create-http-app.ts';
import { ApiFailure } from './api-failure.ts';
import { registerRoute } from './register-route.ts';

const look = defineRoute({
  method: 'GET',
  path: '/look/:way',
  summary: 'Refuses what it is given',
  access: 'signed-in',
  params: z.object({ way: z.string() }),
  answers: { 204: null },
});
const lookUnknown = { ...look, path: '/look-unknown/:way', access: 'public' } as const;

describe('a refusal', () => {
  let app: FastifyInstance;
  let url: string;
  let held: { readonly caller: string; readonly closed: AbortSignal }[];
  let callsUntilLeft: number;
  /** As long as the caller stays. */
  const untilClosed = (closed: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (closed.aborted) resolve();
      closed.addEventListener('abort', () => resolve());
    });
  let hold: (closed: AbortSignal) => Promise<void>;

  beforeEach(async () => {
    held = [];
    callsUntilLeft = 0;
    hold = async () => {};
    app = await createHttpApp({
      logger: createLogger('silent'),
      authenticate: async (id) => ({ id }),
      explainError: () => undefined,
      ...{ trustedProxies: ['127.0.0.1'], scriptHashes: [], mediaOrigins: [] },
      ...{ hostedIdentity: undefined, corsOrigins: [], isBehindTls: false, rateLimitFactor: 1 },
      holdRefusal: (caller, closed) => {
        held.push({ caller, closed });
        return hold(closed);
      },
    });
    for (const route of [look, lookUnknown]) {
      registerRoute(app, route, async ({ params, signal }) => {
        if (params.way === 'until-left') {
          callsUntilLeft += 1;
          await untilClosed(signal);
        }
        if (params.way === 'nothing') throw new ApiFailure('unprocessable');
        throw new ApiFailure('unprocessable', undefined, { closeConnection: true });
      });
    }
    registerRoute(app, { ...look, path: '/seldom/:way' }, () => undefined, { perMinute: 2 });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const call = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { headers: { authorization: 'Bearer alice' }, ...init });
  const callers = () => held.map(({ caller }) => caller);

  it('of a call too many is held back, and no other answer', async () => {
    for (let index = 0; index < 4; index += 1) await call('/seldom/a');
    await call('/look/nothing');
    await call('/nowhere');
    expect(callers()).toEqual(['alice', 'alice']);
  });

  it('of a file is held back too, for the person or else the network that sent it', async () => {
    const headers = { 'x-forwarded-for': '2001:db8:0:1::7' };
    await call('/look/a');
    expect((await call('/look-unknown/a', { headers })).status).toBe(422);
    expect(callers()).toEqual(['alice', '2001:db8:0:1::']);
  });

  it('is not held for a caller who leaves, nor for one who had left before it', async () => {
    hold = untilClosed;
    for (const way of ['a', 'until-left']) {
      const leaving = new AbortController();
      const answer = call(`/look/${way}`, { signal: leaving.signal });
      await vi.waitFor(() => expect(held.length + callsUntilLeft).toBe(1), 20_000);
      leaving.abort();
      await expect(answer).rejects.toThrow('aborted');
      await vi.waitFor(() => expect(held.at(0)?.closed.aborted).toBe(true), 20_000);
      held = [];
    }
  });

  it('is told at once when the server stops', async () => {
    hold = untilClosed;
    const answer = call('/look/a');
    await vi.waitFor(() => expect(held).toHaveLength(1), 20_000);
    await app.close();
    expect((await answer).status).toBe(422);
  });
});
