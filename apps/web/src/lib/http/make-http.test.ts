import { defineRoute } from '@armoni/contract/route';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, NetworkError } from './api-error.ts';
import { makeHttp } from './make-http.ts';

const readThing = defineRoute({
  method: 'GET',
  path: '/api/v1/things/:id',
  summary: 'A thing',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  query: z.object({ limit: z.optional(z.number()), after: z.optional(z.string()) }),
  answers: { 200: z.object({ name: z.string() }) },
});

const eraseThing = defineRoute({
  method: 'DELETE',
  path: '/api/v1/things/:id',
  summary: 'Erase a thing',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  answers: { 204: null },
});

type Seen = { url: string; method: string | undefined; authorization: string | null };

/** A server that answers what it is told, one answer after the other, and a session beside it. */
function setUp({ answers, tokens }: { answers: (Response | Error)[]; tokens: (string | null)[] }) {
  const seen: Seen[] = [];
  const asked: boolean[] = [];
  let expired = 0;
  const http = makeHttp({
    getToken: async ({ fresh = false } = {}) => {
      asked.push(fresh);
      return tokens.shift() ?? null;
    },
    announceExpired: () => {
      expired += 1;
    },
    fetch: async (url, request) => {
      const authorization = new Headers(request?.headers).get('authorization');
      seen.push({ url: String(url), method: request?.method, authorization });
      const answer = answers.shift();
      if (!answer) throw new Error('asked more often than expected');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { ...http, seen, asked, expired: () => expired };
}

const ok = () => Response.json({ name: 'chose' });
const unauthorized = () =>
  Response.json({ code: 'unauthorized', message: 'Session expirée', status: 401 }, { status: 401 });

describe('calling a contract route', () => {
  it('fills the path, leaves out what is undefined and carries the token', async () => {
    const { call, seen } = setUp({ answers: [ok()], tokens: ['t1'] });
    const thing = await call(readThing, { params: { id: 'a/b' }, query: { limit: 5 } });
    expect(thing).toEqual({ name: 'chose' });
    expect(seen).toEqual([
      { url: '/api/v1/things/a%2Fb?limit=5', method: 'GET', authorization: 'Bearer t1' },
    ]);
  });

  it('goes out without a header when nobody is signed in', async () => {
    const { call, seen } = setUp({ answers: [ok()], tokens: [null] });
    await call(readThing, { params: { id: '1' }, query: {} });
    expect(seen[0]?.authorization).toBeNull();
  });

  it('answers undefined where the route has no body', async () => {
    const answers = [new Response(null, { status: 204 })];
    const { call } = setUp({ answers, tokens: ['t1'] });
    expect(await call(eraseThing, { params: { id: '1' } })).toBeUndefined();
  });

  it('tells the code, the message and the status of an error', async () => {
    const body = { code: 'not_found', message: 'Introuvable', status: 404 };
    const { call } = setUp({ answers: [Response.json(body, { status: 404 })], tokens: ['t1'] });
    const error = await call(eraseThing, { params: { id: '1' } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ ...body, httpText: 'HTTP error! status: 404' });
  });

  it('still tells the status when a proxy answers a page of its own', async () => {
    const answers = [new Response('<h1>Bad gateway</h1>', { status: 502 })];
    const { call } = setUp({ answers, tokens: ['t1'] });
    await expect(call(eraseThing, { params: { id: '1' } })).rejects.toMatchObject({
      code: 'unknown',
      message: 'HTTP error! status: 502',
    });
  });

  it('names a missing network and keeps its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { call } = setUp({ answers: [cause], tokens: ['t1'] });
    const error = await call(eraseThing, { params: { id: '1' } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ cause });
  });
});

describe('a token that is refused', () => {
  it('is renewed once and the call repeated with the fresh one', async () => {
    const { call, seen, asked, expired } = setUp({
      answers: [unauthorized(), ok()],
      tokens: ['old', 'new'],
    });
    await call(eraseThing, { params: { id: '1' } });
    expect(seen.map((request) => request.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(asked).toEqual([false, true]);
    expect(expired()).toBe(0);
  });

  it('is not renewed a second time', async () => {
    const { call, seen, expired } = setUp({
      answers: [unauthorized(), unauthorized()],
      tokens: ['old', 'new'],
    });
    await expect(call(eraseThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
    expect(expired()).toBe(0);
  });

  it('announces the end of the session when there is no fresh one, and passes the error on', async () => {
    const { call, seen, expired } = setUp({ answers: [unauthorized()], tokens: ['old', null] });
    await expect(call(eraseThing, { params: { id: '1' } })).rejects.toMatchObject({
      status: 401,
      message: 'Session expirée',
    });
    expect(seen).toHaveLength(1);
    expect(expired()).toBe(1);
  });

  it('is left alone by any other error', async () => {
    const answers = [Response.json({ code: 'conflict', message: 'x' }, { status: 409 })];
    const { call, asked } = setUp({ answers, tokens: ['t1'] });
    await expect(call(eraseThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 409 });
    expect(asked).toEqual([false]);
  });
});
