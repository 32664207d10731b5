import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '../routing/error-answers.ts';
import { hashOf } from '../security/content-security-policy.ts';
import { protectWithHeaders } from '../security/security-headers.ts';
import { testConfig } from '../testing.ts';
import { readPage, scriptHashesOf, serveWebApp } from './serve-web-app.ts';

const page =
  '<!doctype html><meta name="description" content="x"><title>Studio</title><script>theme()</script></head>' +
  '<script type="module" src="/assets/main-1a2b.js"></script><div id="root"></div>';
const renderPage = `
  export const paths = ['/', '/contact'];
  export const waiting = ['/gallery'];
  export const renderWaiting = async (path) => '<header>' + path + '</header>';
  export const renderPage = async (path, { brand }) => '<h1 style="width:40%">' + brand + ' $& ' + path + '</h1>';
`;
const heads = [
  {
    ...{ path: '/', title: 'Accueil', description: 'Un "studio"', card: '/cards/accueil.jpg' },
    ...{
      isListed: true,
      scripts: ['/assets/main-1a2b.js'],
    },
  },
  {
    ...{ path: '/armoni', title: 'Studio', description: 'x', card: '/cards/accueil.jpg' },
    ...{ isListed: false, scripts: ['/assets/main-1a2b.js', '/assets/studio-3c4d.js'] },
  },
];
heads.push({ ...heads[1]!, path: '/gallery' });
const script = `export const words = ${JSON.stringify('mot '.repeat(500))};`;

describe('the built web app', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-web-'));
    await mkdir(join(folder, 'web/assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'canary');
    await writeFile(join(folder, 'web/index.html'), page);
    await writeFile(join(folder, 'web/page-heads.json'), JSON.stringify(heads));
    await writeFile(join(folder, 'web/render-page.mjs'), renderPage);
    await writeFile(join(folder, 'web/favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'web/assets/main-1a2b.js'), script);
    app = Fastify();
    answerErrors(app, { explainError: () => undefined, holdRefusal: async () => {} });
    await protectWithHeaders(app, {
      ...{ scriptHashes: [], mediaOrigins: [], hostedIdentity: undefined },
      ...{ corsOrigins: [], isBehindTls: false },
    });
    const web = join(folder, 'web');
    const settings = { config: testConfig, publicUrl: 'http://studio.example.org' };
    await serveWebApp(app, { folder: web, page: readPage(web), ...settings });
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['/', '/armoni', '/armoni/', '/armoni/chats/42', '/armoni/x?token=a.b'])(
    'gives its page for %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<script>theme()</script>');
      expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(200);
    },
  );

  it('says what each page is to those who run no script', async () => {
    const headers = { host: 'evil.example' };
    const { body } = await app.inject({ url: '/', headers });
    expect(body).toContain('<title>Accueil · Rive</title>');
    expect(body).toContain('content="Un &#34;studio&#34;"');
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(body).toContain('<link rel="canonical" href="http://studio.example.org/" />');
    expect(body).toContain(
      'property="og:image" content="http://studio.example.org/cards/accueil.jpg"',
    );
    expect(body).not.toContain('noindex');
    expect(body).not.toContain('evil.example');
  });

  it('draws public pages where no script runs, and tells every page what it is set to', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).toContain('<div id="root"><h1 data-s="0">Rive $& /</h1></div>');
    const studio = (await app.inject({ url: '/armoni' })).body;
    expect(studio).toContain('<div id="root"></div>');
    for (const written of [body, studio]) {
      expect(written).toContain('name="studio" content="{&#34;brand&#34;:&#34;Rive&#34;');
    }
  });

  it('draws the outline of a studio page, for every address below it, and lets nobody keep it', async () => {
    for (const url of ['/gallery', '/gallery/f1']) {
      const { body, headers } = await app.inject({ url });
      expect(body).toContain('<div id="root"><header>/gallery</header></div>');
      // Its scripts wait for the first paint.
      expect(body).toContain('<link rel="later" crossorigin href="/assets/studio-3c4d.js" />');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('allows by its hash the one style element that a drawn page carries, when it is kept, too', async () => {
    const policyOf = (headers: Record<string, unknown>) => headers['content-security-policy'];
    const css = '[data-s="0"]{width:40%}';
    const { body, headers } = await app.inject({ url: '/' });
    expect(body).toContain(`<style>${css}</style></head>`);
    expect(body.match(/<style|style="/g)).toHaveLength(1);
    expect(policyOf(headers)).toContain(`style-src 'self' '${hashOf(css)}';`);
    const again = await app.inject({
      url: '/',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, policyOf(again.headers)]).toEqual([304, policyOf(headers)]);
    const studio = await app.inject({ url: '/armoni' });
    expect(studio.body).not.toContain('<style');
    expect(policyOf(studio.headers)).toContain("style-src 'self';");
  });

  it('lets browsers keep public pages as long as they hold, and no other', async () => {
    const { headers } = await app.inject({ url: '/' });
    expect(headers['cache-control']).toBe('no-cache');
    const again = (etag: string) =>
      app.inject({ url: '/', headers: { 'if-none-match': etag, 'accept-encoding': 'br' } });
    const same = await again(String(headers.etag));
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect((await again('W/"another"')).statusCode).toBe(200);
    const studio = await app.inject({ url: '/armoni' });
    expect(studio.headers['cache-control']).toBe('no-store');
  });

  it('preloads the scripts of an address and lists no private one', async () => {
    const { body } = await app.inject({ url: '/armoni/chats/42' });
    expect(body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/studio-3c4d.js" />',
    );
    expect(body.match(/main-1a2b/g)).toHaveLength(1);
    expect(body).toContain('noindex');
    expect(body).not.toContain('canonical');
  });

  it('gives its page with 404 for an address that nobody has', async () => {
    const answer = await app.inject({ url: '/nulle-part' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<script>theme()</script>');
    expect(answer.body).toContain('noindex');
  });

  it('takes a host name for text, whatever it says', async () => {
    const { body } = await app.inject({ url: '/', headers: { host: '"><script>x' } });
    expect(body).not.toContain('"><script>x');
  });

  it('sends its page compressed to those who can read it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await app.inject({ url: '/', headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>Accueil');
  });

  it('tells robots and installers where things are', async () => {
    const headers = { host: 'evil.example' };
    const robots = await app.inject({ url: '/robots.txt', headers });
    expect(robots.body).not.toContain('evil.example');
    expect(robots.body).toContain('Sitemap: http://studio.example.org/sitemap.xml');
    const sitemap = await app.inject({ url: '/sitemap.xml', headers });
    expect(sitemap.body.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>http://studio.example.org/</loc>',
    ]);
    const manifest = (await app.inject({ url: '/manifest.webmanifest' })).json();
    expect(manifest).toMatchObject({ name: 'Rive', lang: 'fr', display: 'standalone' });
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  });

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
    for (const coding of ['gzip', 'br']) {
      const headers = { 'accept-encoding': coding };
      const answer = await app.inject({ url: '/assets/main-1a2b.js', headers });
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(answer.rawPayload.length).toBeLessThan(script.length / 5);
    }
    expect((await app.inject({ url: '/assets/main-1a2b.js' })).body).toBe(script);
    const { headers } = await app.inject({ url: '/favicon.svg' });
    expect(headers['cache-control']).not.toContain('immutable');
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
