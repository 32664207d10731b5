import {
  handOver,
  makeDownload,
  measureHandOver,
  projectFileStem,
} from '@armoni/contract/downloads';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import type { FastifyInstance } from 'fastify';
import type { PackArchive } from '../../../platform/archives/archive.ts';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import { limitOpenAnswers } from '../../../platform/http/security/limit-open-answers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkCut, inShapeOf } from '../cutting/request-version.ts';
import { measureProject } from '../handover/measure-project.ts';
import { type HandOverDependencies, projectEntries } from '../handover/project-entries.ts';
import { cutAs } from '../handover/project-files.ts';
import type { CuttableFilm, FilmRepository } from '../ports.ts';
import type { Downloads, DownloadWish } from './download-wish.ts';
import { filmEntries } from './film-entries.ts';

export type DownloadRoutesDependencies = HandOverDependencies & {
  readonly films: Pick<FilmRepository, 'find'>;
  readonly downloads: Pick<Downloads, 'add' | 'find'>;
  readonly storage: Pick<Storage, 'read' | 'stat'>;
  readonly pack: PackArchive;
  readonly newSecret: () => string;
  readonly clock: () => number;
  /** Multiplies how many answers one address may hold open. */
  readonly limitFactor: number;
};

const heldMs = 10 * 60_000;
const mostOpenReaders = 10;

/** Archives of films, packed while they are read: nothing of them is stored. */
export function registerDownloadRoutes(
  app: FastifyInstance,
  dependencies: DownloadRoutesDependencies,
): void {
  const { films, downloads, newSecret, clock } = dependencies;
  const hold = async (ownerId: string, wish: DownloadWish, stem = 'armoni') => {
    const token = newSecret();
    const expiresAt = clock() + heldMs;
    await downloads.add({ token, ownerId, wish, expiresAt });
    const url = `/api/v1/gallery/downloads/${token}/${stem}.zip`;
    return { url, expires_at: new Date(expiresAt).toISOString() };
  };
  registerRoute(app, makeDownload, async ({ body, user }) => {
    const filmIds = [...new Set(body.films)];
    for (const id of filmIds) {
      if (!(await films.find(user.id, id))) throw new ApiFailure('not_found');
    }
    return hold(user.id, { kind: 'films', filmIds });
  });
  const cutOf = async (ownerId: string, filmId: string, timeline: Timeline | null) => {
    const film = await dependencies.cuts.find(ownerId, filmId);
    if (!film) throw new ApiFailure('not_found');
    return timeline ? checkedCut(film, timeline) : film;
  };
  registerRoute(app, measureHandOver, async ({ params, body, user }) => {
    const film = await cutOf(user.id, params.id, body.timeline ?? null);
    const { mediaBytes, missing } = await measureProject(dependencies, film, user.id);
    return { media_bytes: mediaBytes, missing: [...missing] };
  });
  registerRoute(app, handOver, async ({ params, body, user }) => {
    const { with_media: withMedia, format = null, timeline = null } = body;
    const { title, shown } = await cutOf(user.id, params.id, timeline);
    return hold(
      user.id,
      { kind: 'project', filmId: params.id, withMedia, format, timeline },
      projectFileStem(title, shown.number),
    );
  });
  serveDownloads(app, dependencies);
}

function checkedCut(film: CuttableFilm, timeline: Timeline): CuttableFilm {
  const check = checkCut(film, inShapeOf(film.shown.timeline, timeline));
  if (!check.ok) throw new ApiFailure('unprocessable', check.message);
  return cutAs(film, timeline);
}

/** Names come from addresses: others than ours are not repeated in a header. */
const archiveName = (wanted: string) =>
  /^[a-z0-9-]{1,80}\.zip$/.test(wanted) ? wanted : 'armoni.zip';

/** `GET /api/v1/gallery/downloads/{token}/{name}`: whoever has the unguessable address may read. */
function serveDownloads(
  app: FastifyInstance,
  { downloads, pack, clock, limitFactor, ...sources }: DownloadRoutesDependencies,
): void {
  app.get(
    '/api/v1/gallery/downloads/:token/:name',
    { onRequest: limitOpenAnswers(mostOpenReaders * limitFactor), exposeHeadRoute: false },
    async (request, reply) => {
      const { token, name } = request.params as { token: string; name: string };
      const download = await downloads.find(token);
      if (!download || download.expiresAt <= clock()) throw new ApiFailure('not_found');
      const archive = pack(entriesOf(download.wish, { ...sources, ownerId: download.ownerId }));
      reply.raw.once('close', () => archive.destroy());
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${archiveName(name)}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(archive);
    },
  );
}

type Sources = HandOverDependencies &
  Pick<DownloadRoutesDependencies, 'films'> & { readonly ownerId: string };

const entriesOf = (wish: DownloadWish, sources: Sources) =>
  wish.kind === 'films'
    ? filmEntries({ ...sources, filmIds: wish.filmIds })
    : projectEntries(sources, { ...wish, ownerId: sources.ownerId });
