import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from './error-answers.ts';
import { readPage, scriptHashesOf, serveWebApp } from './serve-web-app.ts';

const page = '<!doctype html><title>Studio</title><script>theme()</script>';
const script = `export const words = ${JSON.stringify('mot '.repeat(500))};`;

describe('the built web app', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-web-'));
    await mkdir(join(folder, 'web/assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'canary');
    await writeFile(join(folder, 'web/index.html'), page);
    await writeFile(join(folder, 'web/favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'web/assets/main-1a2b.js'), script);
    app = Fastify();
    answerErrors(app, () => undefined);
    await serveWebApp(app, join(folder, 'web'), readPage(join(folder, 'web')));
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['/', '/armoni', '/armoni/chats/42', '/sign-in/nouveau-mot-de-passe?token=a.b'])(
    'gives its page for %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(page);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(200);
    },
  );

  it.each(['/api/x', '/media/x', '/workflow/x', '/assets/gone.js', '/gone.png', '/api'])(
    'does not give its page for %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('gives no page to a POST', async () => {
    expect((await app.inject({ url: '/armoni', method: 'POST' })).statusCode).toBe(404);
  });

  it('keeps hashed assets for ever and sends them compressed', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await app.inject({ url: '/assets/main-1a2b.js', headers });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.rawPayload.length).toBeLessThan(script.length / 5);
    expect((await app.inject({ url: '/assets/main-1a2b.js' })).body).toBe(script);
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])(
    'gives nothing outside its folder: %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.body).not.toContain('canary');
      expect(answer.statusCode).toBe(404);
    },
  );

  it('hashes exactly its inline scripts', async () => {
    const html = await readFile(join(folder, 'web/index.html'), 'utf8');
    expect(scriptHashesOf(html)).toEqual(['sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8=']);
    expect(scriptHashesOf('<script type="module" src="/a.js"></script>')).toEqual([]);
  });
});
