import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './api-failure.ts';
import { compressAssets } from './compress-assets.ts';
import { httpTexts } from './texts.ts';

/** The built page, or `undefined` when the web app has not been built. */
export function readPage(webFolder: string): string | undefined {
  const path = join(webFolder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** `sha256-…` of each inline script of a page, for the content security policy. */
export function scriptHashesOf(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, script = '']) => {
    return `sha256-${createHash('sha256').update(script).digest('base64')}`;
  });
}

/**
 * Serves the web app: assets with hashed names for ever, and its page for every address
 * that belongs to the page's own router. Everything else is 404 in our error shape.
 */
export async function serveWebApp(
  app: FastifyInstance,
  webFolder: string,
  page: string | undefined,
): Promise<void> {
  if (page !== undefined) {
    await compressAssets(webFolder);
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      wildcard: false,
      globIgnore: ['**/*.{gz,br}', 'index.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => response.header('cache-control', cachingOf(path)),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || !isPageAddress(request.method, request.url)) {
      throw new ApiFailure('not_found', httpTexts.unknownRoute);
    }
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}

const cachingOf = (path: string) =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

function isPageAddress(method: string, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?', 1);
  const isOurs = /^\/(api|media|workflow|metrics|assets)(\/|$)/.test(path);
  const isFile = /\.[a-z0-9]{1,5}$/i.test(path);
  return !isOurs && !isFile;
}
