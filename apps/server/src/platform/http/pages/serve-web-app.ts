import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { StudioConfig } from '@armoni/contract/studio';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../routing/api-failure.ts';
import { hashOf, wasmWorkerPolicy } from '../security/content-security-policy.ts';
import { httpTexts } from '../texts.ts';
import { compressAssets } from './compress-assets.ts';
import { drawPages } from './draw-pages.ts';
import { bareOf, headOf, readPageHeads } from './page-heads.ts';
import { sendPage, sendPublicPage } from './send-page.ts';
import { serveSiteFiles } from './serve-site-files.ts';
import { writePage } from './write-page.ts';

export type WebApp = {
  readonly folder: string;
  /** `undefined` when it has not been built. */
  readonly page: string | undefined;
  /** What the page must know at run time. */
  readonly config: StudioConfig;
  /** Origin people reach us by, without a final slash; never what a request claims. */
  readonly publicUrl: string;
};

/** The built page, or `undefined` when the web app has not been built. */
export function readPage(webFolder: string): string | undefined {
  const path = join(webFolder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** `sha256-…` of each inline script of a page, for the content security policy. */
export function scriptHashesOf(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, script = '']) => hashOf(script));
}

/**
 * Serves the web app: assets with hashed names for ever, and its page for every address
 * that belongs to the page's own router, 404 with the same page for the addresses it does not
 * know. Public pages are drawn already. Everything else is 404 in our error shape.
 */
export async function serveWebApp(app: FastifyInstance, web: WebApp): Promise<void> {
  const { folder, page, config, publicUrl } = web;
  const heads = readPageHeads(folder);
  const drawn = await drawPages(folder, config);
  if (page !== undefined) {
    await serveFiles(app, folder);
    serveSiteFiles(app, { heads, brand: config.brand, publicUrl });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || !isPageAddress(request)) {
      throw new ApiFailure('not_found', httpTexts.unknownRoute);
    }
    const path = pathOf(request);
    const head = headOf(heads, path);
    const whole = drawn.public.get(bareOf(path));
    const body = whole ?? drawn.waiting.get(head?.path ?? '');
    const written = writePage(page, { head, body, config, origin: publicUrl });
    if (whole !== undefined) return sendPublicPage(request, reply.code(200), written);
    return sendPage(request, reply.code(head ? 200 : 404), written);
  });
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await compressAssets(folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.{gz,br}', 'index.html', 'page-heads.json', 'render-page.mjs'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.header('cache-control', cachingOf(path));
      if (isWasmWorker(path)) response.header('content-security-policy', wasmWorkerPolicy);
    },
  });
}

/** A worker's own answer carries the policy that it runs under. */
const isWasmWorker = (path: string) =>
  /[\\/]assets[\\/]check-worker-[\w-]+\.js(\.\w+)?$/.test(path);

// Names without a hash change with a new version of the studio, so browsers ask again after a day.
const cachingOf = (path: string) =>
  path.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400, stale-while-revalidate=604800';

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

function isPageAddress(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  const isOurs = /^\/(api|media|workflow|metrics|assets)(\/|$)/.test(path);
  const isFile = /\.[a-z0-9]{1,5}$/i.test(path);
  return !isOurs && !isFile;
}
