import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendObject } from '../../../platform/http/objects/send-object.ts';
import { sendPage } from '../../../platform/http/pages/send-page.ts';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { limitOpenAnswers } from '../../../platform/http/security/limit-open-answers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { wantsPage } from '../page/wants-page.ts';
import { type FilmPageSite, writeEmbedPage, writeFilmPage } from '../page/write-film-page.ts';
import { writeNotSharedPage } from '../page/write-not-shared-page.ts';
import { pageOfShare } from './page-of-share.ts';
import type { Shared, Shares } from './shares.ts';
import type { TellFilm } from './tell-film.ts';

export type ServeSharesDependencies = {
  readonly shares: Pick<Shares, 'open'>;
  readonly tellFilm: TellFilm;
  readonly storage: Pick<Storage, 'stat' | 'read'> & Storage;
  /** False from the moment that its owner began to be erased. */
  readonly isKept: (key: string) => Promise<boolean>;
  readonly site: FilmPageSite;
  readonly clock: () => number;
  /** Multiplies how many answers one address may hold open. */
  readonly limitFactor: number;
};

/** Of one address, which may be a school. */
const mostOpenReaders = 100;
const unlisted = { 'x-robots-tag': 'noindex' };

/**
 * `/f/{token}` and what its page needs, for everybody who has the address. One that is wrong, revoked
 * or expired, whose film lies in the bin or whose owner is gone answers alike: 404.
 */
export function serveShares(app: FastifyInstance, dependencies: ServeSharesDependencies): void {
  const { shares, tellFilm, isKept, site, clock, limitFactor } = dependencies;
  const find = async (request: FastifyRequest): Promise<Shared | null> => {
    const { token } = request.params as { token: string };
    const shared = await shares.open(token, clock());
    return shared && (await isKept(shared.film.filmKey)) ? shared : null;
  };
  const options = {
    method: ['GET', 'HEAD'] as const,
    exposeHeadRoute: false,
    onRequest: limitOpenAnswers(mostOpenReaders * limitFactor),
  };
  const get = (url: string, handler: Answer) =>
    app.route({
      ...options,
      method: [...options.method],
      url,
      handler: async (request, reply) => handler(await find(request), { request, reply }),
    });
  get('/f/:token', async (shared, call) => {
    call.reply.headers({ ...unlisted, vary: 'Accept, Accept-Encoding, Sec-Fetch-Dest' });
    if (!wantsPage(call.request.headers, call.request.query)) return film(shared, call);
    if (!shared) return notShared(call, site);
    const { showsOrigin, showsMusic } = shared.share;
    const about = showsOrigin || showsMusic ? await tellFilm(shared.share) : null;
    const page = writeFilmPage(pageOfShare(shared, about, site), site);
    return sendPage(call.request, call.reply, page);
  });
  get('/f/:token/embed', async (shared, call) => {
    call.reply.headers(unlisted).allowFraming();
    if (!shared) return notShared(call, site);
    const page = writeEmbedPage(pageOfShare(shared, null, site), site);
    return sendPage(call.request, call.reply, page);
  });
  const film = (shared: Shared | null, call: Call) =>
    sendFile(dependencies, call, { key: shared?.film.filmKey, type: 'video/mp4' });
  get('/f/:token/film.mp4', (shared, call) => {
    const isDownload = (call.request.query as { download?: unknown }).download !== undefined;
    if (isDownload && !shared?.share.allowsDownload) throw new ApiFailure('not_found');
    if (isDownload) call.reply.header('content-disposition', 'attachment; filename="film.mp4"');
    return film(shared, call);
  });
  get('/f/:token/poster.jpg', (shared, call) =>
    sendFile(dependencies, call, { key: shared?.film.posterKey, type: 'image/jpeg' }),
  );
  get('/f/:token/captions.vtt', (shared, call) =>
    sendFile(dependencies, call, { key: shared?.film.captionsKey, type: 'text/vtt' }),
  );
}

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Answer = (shared: Shared | null, call: Call) => unknown;

function notShared({ request, reply }: Call, site: FilmPageSite) {
  return sendPage(request, reply.code(404), writeNotSharedPage(site));
}

async function sendFile(
  { storage }: ServeSharesDependencies,
  call: Call,
  { key, type }: { key: string | null | undefined; type: string },
): Promise<FastifyReply> {
  const object = key ? await storage.stat(key) : null;
  if (!object) throw new ApiFailure('not_found');
  call.reply.headers({
    ...unlisted,
    'content-type': type,
    // Asked for anew each time: what is revoked must not play on from a browser's memory.
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  return sendObject(storage, object, call);
}
