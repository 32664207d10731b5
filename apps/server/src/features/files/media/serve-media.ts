import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendObject } from '../../../platform/http/objects/send-object.ts';
import type { StyledHtml } from '../../../platform/http/pages/gather-styles.ts';
import { sendPage } from '../../../platform/http/pages/send-page.ts';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { limitOpenAnswers } from '../../../platform/http/security/limit-open-answers.ts';
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import { isStorageKey } from '../../../platform/storage/storage-key.ts';
import { mimeTypeOfKey } from '../upload/detect-media.ts';

export type ServeMediaDependencies = {
  readonly storage: Storage;
  /** The key behind the path of an address. */
  readonly keyIn: (path: string) => string;
  /** Whether it belongs to anything: what was deleted is not served while its bytes go. */
  readonly isKept: (key: string) => Promise<boolean>;
  /** Multiplies how many answers one address may hold open. */
  readonly limitFactor: number;
  /** The page of what is at a key, when its reader wants one rather than the bytes. */
  readonly pageOf?: (key: string, request: FastifyRequest) => Promise<StyledHtml | null>;
};

/** Who has the address may read; search engines shall not list it. */
const unlisted = { 'x-robots-tag': 'noindex' };

/** Of one address. A page of a gallery asks for six at a time, and an address may be a school. */
const mostOpenReaders = 100;

/**
 * `GET|HEAD /media/{fullPath}`: whoever has the unguessable address may read, as an `<img>`
 * or `<video>` sends no token. What is served can run nothing.
 */
export function serveMedia(app: FastifyInstance, dependencies: ServeMediaDependencies): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    exposeHeadRoute: false,
    onRequest: limitOpenAnswers(mostOpenReaders * dependencies.limitFactor),
    handler: async (request, reply) => {
      const { '*': path } = request.params as { '*': string };
      const key = dependencies.keyIn(path);
      if (!isStorageKey(key) || !(await dependencies.isKept(key))) {
        throw new ApiFailure('not_found');
      }
      const page = await dependencies.pageOf?.(key, request);
      if (!page) return answer(dependencies.storage, key, { request, reply });
      sendPage(request, reply, page);
      return reply.headers({ vary: 'Accept, Accept-Encoding, Sec-Fetch-Dest', ...unlisted });
    },
  });
}

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };

async function answer(storage: Storage, key: string, { request, reply }: Call) {
  const mimeType = mimeTypeOfKey(key);
  if (mimeType !== null && storage.addressOf && request.method === 'GET') {
    return redirect({ addressOf: storage.addressOf }, { key, mimeType }, { request, reply });
  }
  const object = mimeType === null ? null : await storage.stat(key);
  if (!object || mimeType === null) throw new ApiFailure('not_found');
  setHeaders(request, reply, { object, mimeType });
  return sendObject(storage, object, { request, reply });
}

const forever = 'public, max-age=31536000, immutable';
/** As long as an address of the store can be read; the same one is given out for half of that. */
const lifetimeSeconds = 3600;
/** Shorter than what is left of it in any case. */
const redirectSeconds = 1500;

/** The address that people see and share stays ours: it is asked each time whether it may be read. */
async function redirect(
  { addressOf }: Required<Pick<Storage, 'addressOf'>>,
  { key, mimeType }: { readonly key: string; readonly mimeType: string },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) {
  const disposition = dispositionOf(request, key);
  const headers = { contentType: mimeType, cacheControl: forever, disposition, lifetimeSeconds };
  const address = await addressOf(key, headers);
  reply.headers({ 'cache-control': `private, max-age=${redirectSeconds}`, ...unlisted });
  reply.headers({ vary: 'Accept, Sec-Fetch-Dest', 'cross-origin-resource-policy': 'cross-origin' });
  return reply.redirect(address, 302);
}

function dispositionOf({ query }: FastifyRequest, key: string): string | null {
  const { download } = query as { download?: unknown };
  return typeof download === 'string' ? attachment(download, key) : null;
}

function setHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  about: { object: StoredObject; mimeType: string },
): void {
  const disposition = dispositionOf(request, about.object.key);
  reply.headers({
    'content-type': about.mimeType,
    'cache-control': forever,
    'x-content-type-options': 'nosniff',
    ...unlisted,
    // The same address is a page for those who read pages.
    ...(about.mimeType === 'video/mp4' && { vary: 'Accept, Sec-Fetch-Dest' }),
    'content-security-policy': "sandbox; default-src 'none'",
    // A shared film may be shown by any page that has its address.
    'cross-origin-resource-policy': 'cross-origin',
    ...(disposition !== null && { 'content-disposition': disposition }),
  });
}

/** RFC 6266: a plain name for old clients, the full one in UTF-8 for the others. */
function attachment(wanted: string, key: string): string {
  const extension = key.slice(key.lastIndexOf('.'));
  const cleaned = wanted
    .replace(/[\p{C}/\\"<>|:*?]+/gu, ' ')
    .trim()
    .slice(0, 120);
  const base = cleaned.toLowerCase().endsWith(extension)
    ? cleaned.slice(0, -extension.length)
    : cleaned;
  const name = `${base.replace(/^\.+/, '').toWellFormed() || 'armoni'}${extension}`;
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, '') || `armoni${extension}`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
