import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { defineRoute } from '@armoni/contract/route';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLogger } from '../logging/create-logger.ts';
import { createHttpApp, type HttpAppOptions } from './create-http-app.ts';
import { serveDocs } from './operations/serve-docs.ts';
import { serveMetrics } from './operations/serve-metrics.ts';
import { scriptHashesOf, serveWebApp } from './pages/serve-web-app.ts';
import { ApiFailure } from './routing/api-failure.ts';
import { assertCaller, registerRoute } from './routing/register-route.ts';
import { hashOf } from './security/content-security-policy.ts';
import { testConfig } from './testing.ts';

const greet = defineRoute({
  method: 'POST',
  path: '/api/v1/greet/:name',
  summary: 'Greets <people>',
  access: 'signed-in',
  params: z.object({ name: z.string() }),
  query: z.object({ times: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1) }),
  body: z.object({ mood: z.string().check(z.maxLength(5, 'Humeur trop longue')) }),
  answers: { 200: z.object({ text: z.string() }) },
});
const remove = defineRoute({
  method: 'DELETE',
  path: '/api/v1/greet',
  summary: 'Nothing to say',
  access: 'public',
  answers: { 204: null },
});
const whoAmI = defineRoute({
  method: 'GET',
  path: '/api/v1/whoami',
  summary: 'Says who calls',
  access: 'signed-in',
  answers: { 200: z.object({ id: z.string() }) },
});
const talk = defineRoute({
  method: 'GET',
  path: '/api/v1/talk',
  summary: 'Talks until told to stop',
  access: 'public',
  answers: { 200: 'stream' },
});

const page = '<!doctype html><script>theme()</script><script src="/assets/a.js"></script>';

describe('the HTTP app', () => {
  let app: FastifyInstance;
  let url: string;
  let logged: string[];
  let aborted: Promise<unknown>;
  let waiting: string;

  const start = async (changes: Partial<HttpAppOptions> = {}) => {
    logged = [];
    const logger = createLogger('info', { write: (line: string) => void logged.push(line) });
    app = await createHttpApp({
      logger,
      authenticate: async (token) => (token.startsWith('good') ? { id: token } : undefined),
      explainError: () => undefined,
      trustedProxies: [],
      rateLimitFactor: 1,
      scriptHashes: scriptHashesOf(page),
      mediaOrigins: [],
      hostedIdentity: undefined,
      corsOrigins: ['https://friend.example'],
      isBehindTls: false,
      ...changes,
    });
    serveMetrics(app, undefined);
    registerRoute(
      app,
      greet,
      async ({ params, query, body, user, signal }) => {
        if (params.name === 'fail') throw new Error('secret detail');
        if (params.name === 'slow' || params.name === 'broken') {
          waiting = params.name;
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          if (params.name === 'broken') throw new Error('broken meanwhile');
          signal.throwIfAborted();
        }
        if (params.name === 'busy') throw new ApiFailure('unavailable');
        assertCaller(user, user.id.toUpperCase());
        const extra = { secret: 'not in the contract' };
        return { text: `${body.mood} ${params.name}`.repeat(query.times), ...extra };
      },
      { perMinute: 20 },
    );
    registerRoute(app, remove, () => undefined);
    registerRoute(app, whoAmI, ({ user }) => ({ id: user.id }));
    registerRoute(app, talk, ({ signal }) => {
      const stream = Readable.from(
        (async function* () {
          yield 'data: {}\n\n';
          aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
          await aborted;
        })(),
      );
      return stream;
    });
    serveDocs(app, { title: 'Test', version: '1' });
    await serveWebApp(app, {
      ...{ folder: '/nowhere', page: undefined, config: testConfig, publicUrl: 'http://localhost' },
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  };
  beforeEach(() => start());
  afterEach(() => app.close());

  const call = (path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { authorization: 'Bearer good', ...init.headers },
    });
  const json = (body: string) => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });

  it('parses what comes in and sends only what the contract says', async () => {
    const answer = await call('/api/v1/greet/l%C3%A9a?times=2', json('{"mood":"Hej"}'));
    expect(await answer.json()).toEqual({ text: 'Hej léaHej léa' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('logs no error of a caller who leaves, and one of what breaks meanwhile', async () => {
    const leaveDuring = async (name: string) => {
      const leaving = new AbortController();
      const init = { ...json('{"mood":"Hej"}'), signal: leaving.signal };
      const answer = call(`/api/v1/greet/${name}`, init);
      await expect.poll(() => waiting).toBe(name);
      leaving.abort();
      await expect(answer).rejects.toThrow('aborted');
    };
    await leaveDuring('slow');
    await leaveDuring('broken');
    const errors = () => logged.filter((line) => line.includes('"level":50'));
    await expect.poll(errors).toEqual([expect.stringContaining('broken meanwhile')]);
  });

  it.each(['br', 'gzip'])('compresses a long answer with %s, and no short one', async (coding) => {
    const greetTimes = (times: number) =>
      call(`/api/v1/greet/lea?times=${times}`, {
        ...json('{"mood":"Hej"}'),
        headers: { 'content-type': 'application/json', 'accept-encoding': coding },
      });
    const long = await greetTimes(1000);
    expect(long.headers.get('content-encoding')).toBe(coding);
    expect(long.headers.get('vary')).toContain('accept-encoding');
    expect(await long.json()).toEqual({ text: 'Hej lea'.repeat(1000) });
    expect((await greetTimes(1)).headers.get('content-encoding')).toBeNull();
  });

  it('streams as it is, so that nothing waits in a compressor', async () => {
    const answer = await call('/api/v1/talk', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    await answer.body?.cancel();
  });

  it.each([
    ['a text of the contract', '/api/v1/greet/a', '{"mood":"too long"}', 400, 'Humeur trop longue'],
    ['a wrong type', '/api/v1/greet/a', '{"mood":1}', 400, 'Le champ « mood » est invalide.'],
    ['a wrong query', '/api/v1/greet/a?times=x', '{"mood":"ok"}', 400, 'times'],
    ['no body', '/api/v1/greet/a', '', 400, 'mood'],
    ['broken JSON', '/api/v1/greet/a', '{"mood"', 400, 'JSON'],
    ['__proto__', '/api/v1/greet/a', '{"mood":"a","__proto__":{"x":1}}', 400, 'JSON'],
    ['deep JSON', '/api/v1/greet/a', '['.repeat(1000), 400, 'imbriqué'],
    ['JSON for the sake of size', '/api/v1/greet/a', `"${'x'.repeat(5e6)}"`, 413, 'volumineux'],
    ['a mistake of ours', '/api/v1/greet/fail', '{"mood":"ok"}', 500, 'inattendue'],
    ['something that is away', '/api/v1/greet/busy', '{"mood":"ok"}', 503, 'indisponible'],
    ['a broken path', '/api/v1/greet/%ff', '{}', 400, 'invalide'],
    ['an unknown path', '/api/v1/nothing', '{}', 404, 'existe pas'],
  ])('answers in one shape: %s', async (_, path, body, status, message) => {
    const answer = await call(path, json(body));
    expect(answer.status).toBe(status);
    const error = (await answer.json()) as Record<string, unknown>;
    expect(error).toEqual({ code: expect.any(String), message: expect.any(String), status });
    expect(error.message).toContain(message);
    if (status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('names the field in French, whatever words a library has set for all schemas', async () => {
    const before = z.config();
    z.config({ localeError: () => 'Invalid input: expected string, received number' });
    const answer = await call('/api/v1/greet/a', json('{"mood":1}'));
    z.config({ localeError: before.localeError });
    expect(await answer.json()).toMatchObject({ message: 'Le champ « mood » est invalide.' });
  });

  it('answers a body of another type with 415', async () => {
    const answer = await call('/api/v1/greet/a', {
      method: 'POST',
      body: 'mood=ok',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('answers bytes that are not HTTP, and methods nobody knows', async () => {
    expect(await exchange(url, 'hello\r\n\r\n')).toMatch(/400 .*"code":"invalid_param"/s);
    expect(await exchange(url, 'BREW / HTTP/1.1\r\n\r\n')).toMatch(/400 .*"status":400/s);
    const propfind = await exchange(
      url,
      'PROPFIND /api/v1/greet HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(propfind).toMatch(/404 .*"code":"not_found"/s);
  });

  it('takes an empty body that says it is JSON', async () => {
    const answer = await call('/api/v1/greet', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(204);
  });

  it('lets nobody in without a good token', async () => {
    for (const authorization of ['', 'Bearer bad', 'Basic good', 'good']) {
      const answer = await call('/api/v1/greet/a', { ...json('{}'), headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
    }
  });

  it('guards the HEAD of a route like its GET', async () => {
    const { status } = await fetch(`${url}/api/v1/whoami`, { method: 'HEAD' });
    expect(status).toBe(401);
  });

  it('slows one user down, not the next, and says when to come back', async () => {
    const statusOf = async (user: string) => {
      const authorization = `Bearer good${user}`;
      const headers = { 'content-type': 'application/json', authorization };
      return call('/api/v1/greet/a', { method: 'POST', body: '{"mood":"ok"}', headers });
    };
    const answers = await Promise.all(Array.from({ length: 21 }, () => statusOf('a')));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await statusOf('b')).status).toBe(200);
  });

  it('sends the security headers with a hash for the theme script', async () => {
    const { headers } = await call('/api/v1/nothing');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types armoni");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('asks browsers to stay on https only where https is', async () => {
    await app.close();
    await start({ isBehindTls: true });
    const { headers } = await call('/api/v1/nothing');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('lets exactly the named origins read answers', async () => {
    const allowed = async (origin: string) =>
      (await call('/api/docs/json', { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('https://friend.example')).toBe('https://friend.example');
    expect(await allowed('https://friend.example.evil.org')).toBeNull();
    expect(await allowed('null')).toBeNull();
    const preflight = await call('/api/v1/greet/a', {
      method: 'OPTIONS',
      headers: { origin: 'https://friend.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
  });

  it('logs each call without its query, its token or its body', async () => {
    await call('/api/v1/greet/a?times=1&token=canary-1', {
      ...json('{"mood":"canar"}'),
      headers: { 'content-type': 'application/json', authorization: 'Bearer good-canary-2' },
    });
    await call('/api/v1/talk2?token=canary-1');
    const lines = logged.join('');
    expect(lines).toContain('"path":"/api/v1/greet/:name"');
    expect(lines).not.toMatch(/canary-1|Bearer|"mood"/);
  });

  it('documents its routes in OpenAPI and in a page without scripts', async () => {
    const document = await (await call('/api/docs/json')).json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/v1/greet/{name}': {
          post: {
            security: [{ bearer: [] }],
            parameters: [
              { name: 'name', in: 'path' },
              { name: 'times', in: 'query' },
            ],
          },
        },
      },
    });
    const html = await (await call('/api/docs')).text();
    expect(html).toContain('Greets &#60;people&#62;');
    expect(html).not.toMatch(/<script|https?:\/\/|style="/);
  });

  it('allows the style of that page by its hash, and on no other', async () => {
    const page = await call('/api/docs');
    const [, css = ''] = /<style>([^<]*)<\/style>/.exec(await page.text()) ?? [];
    const policyOf = ({ headers }: Response) => headers.get('content-security-policy');
    expect(policyOf(page)).toContain(`style-src 'self' '${hashOf(css)}';`);
    expect(policyOf(await call('/api/docs/json'))).toContain("style-src 'self';");
  });

  it('shows its metrics to this machine, but to nobody behind a proxy', async () => {
    await call('/api/v1/nothing');
    expect(await (await call('/metrics')).text()).toContain('http_request_seconds_count');
    const forwarded = await call('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(forwarded.status).toBe(404);
  });

  it.each(['a b', '%%%', 'me@host', 'x:99999', '"><script>', '[::1', 'a/b'])(
    'refuses a host that is none: %s',
    async (host) => {
      const bytes = `GET /api/v1/talk HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(await exchange(url, bytes)).toMatch(/^HTTP\/1.1 400 .*"code":"invalid_param"/s);
    },
  );

  it('stops although somebody still listens to a stream', async () => {
    const answer = await call('/api/v1/talk');
    const reader = answer.body?.getReader();
    await reader?.read();
    await app.close();
    await aborted;
    expect((await reader?.read().catch(() => ({ done: true })))?.done).toBe(true);
  });
});

/** Sends raw bytes and reads until the other side hangs up. */
function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
