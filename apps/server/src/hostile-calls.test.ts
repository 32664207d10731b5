import { connect, type Socket } from 'node:net';
import { mcpPath } from '@armoni/contract/mcp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from './testing.ts';

const hostileTexts = [
  '../../etc/passwd',
  '..%2f..%2fetc',
  '\u0000',
  '%00',
  'x'.repeat(300),
  "' or 1=1 --",
  '__proto__',
  '-1',
  '99999999999999999999',
  '💥',
];
const hostileBodies = [
  '',
  'null',
  '[]',
  '""',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  JSON.stringify({ file_ids: [{}], user: [], inputs: null, name: {} }),
  '--x\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\n\r\nhello',
  '--x\r\nno header\r\n--x--\r\n',
  JSON.stringify({ file_ids: ['\u0000'], user: '\u0000', instructions: '\u0000' }),
];

const formTypes = ['', '; boundary=x', '; boundary=', `; boundary=${'x'.repeat(300)}`].map(
  (parameters) => `multipart/form-data${parameters}`,
);

describe('every route of the contract', () => {
  let server: TestStudio;
  let person: Person;
  beforeAll(async () => {
    server = await startTestStudio({ environment: { RATE_LIMIT_FACTOR: '100' } });
    person = await signUpSomebody(server.url);
  });
  afterAll(() => server.remove());

  const withText = (path: string, text: string) =>
    `${server.url}${path.replace(/:\w+/g, encodeURIComponent(text))}`;
  // Erasing the caller is what its own test does.
  const routes = () => server.studio.app.contractRoutes.filter(({ path }) => path !== '/api/v1/me');

  it('is closed without a token, whatever is sent, before anything is read', async () => {
    const guarded = server.studio.app.contractRoutes.filter((r) => r.access !== 'public');
    expect(guarded.length).toBeGreaterThan(2);
    for (const { method, path, body } of guarded) {
      const answer = await fetch(withText(path, 'x'), {
        method,
        ...(body ? { body: '{', headers: { 'content-type': 'application/json' } } : {}),
      });
      expect([method, path, answer.status]).toEqual([method, path, 401]);
      const told = path.startsWith('/v1/')
        ? { error: { code: 'invalid_api_key' } }
        : { code: 'unauthorized', status: 401 };
      expect(await answer.json()).toMatchObject(told);
    }
  });

  it('answers hostile addresses and bodies without a mistake of ours', async () => {
    const headers = { authorization: person.bearer };
    const check = async (url: string, init: RequestInit) => {
      const answer = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
      const text = await answer.text();
      expect([init.method, url, answer.status < 500, text]).toEqual([init.method, url, true, text]);
      if (answer.status >= 400) {
        const told = { code: expect.any(String), message: expect.any(String) };
        const isEngine = new URL(url).pathname.startsWith('/v1/');
        const body = JSON.parse(text) as Record<string, unknown>;
        // What the protocol of other assistants refuses, it refuses in its own shape.
        const isRpc = new URL(url).pathname === mcpPath && 'jsonrpc' in body;
        if (isRpc) expect(body.error).toMatchObject({ ...told, code: expect.any(Number) });
        else if (isEngine) expect(body.error).toMatchObject(told);
        else expect(body).toEqual({ ...told, status: answer.status });
      }
    };
    for (const { method, path, body } of routes()) {
      for (const text of hostileTexts) {
        const query = `?folder=${encodeURIComponent(text)}&limit=${encodeURIComponent(text)}&user=a&user=b`;
        await check(withText(path, text) + query, { method });
      }
      if (!body) continue;
      for (const type of body === 'multipart' ? formTypes : ['application/json']) {
        for (const content of hostileBodies) {
          await check(withText(path, 'x'), {
            method,
            body: content,
            headers: { 'content-type': type },
          });
        }
      }
    }
  });
});

describe('a thousand connections that say nothing', () => {
  it('do not slow down who has something to say', async () => {
    const server = await startTestStudio();
    const { hostname, port } = new URL(server.url);
    const open = () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => resolve(socket));
        socket.on('error', reject);
      });
    const sockets = await Promise.all(Array.from({ length: 1000 }, open));
    for (let call = 0; call < 20; call += 1) {
      expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200);
    }
    for (const socket of sockets) socket.destroy();
    await server.remove();
  });
});

describe('secrets in the settings', () => {
  it('are in no answer', async () => {
    const names = ['METRICS_TOKEN', 'WORKFLOW_APP_KEY', 'SMTP_URL', 'IDENTITY_SECRET'] as const;
    const canary = 'smtp://canary:canary@127.0.0.1:9/canary-canary';
    const environment = Object.fromEntries(names.map((name) => [name, canary]));
    const server = await startTestStudio({
      environment: { ...environment, SMTP_FROM: 'studio@example.org' },
    });
    const paths = ['/api/v1/config', '/api/docs', '/api/docs/json', '/api/auth/jwks', '/metrics'];
    for (const path of paths) {
      const answer = await fetch(server.url + path);
      const all = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      expect([path, all.includes('canary')]).toEqual([path, false]);
    }
    await server.remove();
  });
});
