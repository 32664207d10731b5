import {
  addSource as addSourceRoute,
  type CutSource as CutSourceOnTheWire,
  changeCutByWords,
  type FilmCut as FilmCutOnTheWire,
  type FilmVersion as FilmVersionOnTheWire,
  listAddable as listAddableRoute,
  listVersions,
  readCut,
  readVersion,
  renderVersion,
  reshapeFilm,
  returnToVersion,
} from '@armoni/contract/cuts';
import { drawTitle as drawTitleRoute } from '@armoni/contract/titles';
import type { CutSource } from '@armoni/video-engine/model/cut-material';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { idempotencyKeyOf } from '../../../platform/http/routing/idempotency-key.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { AddressOf } from '../../../platform/storage/media-addresses.ts';
import type { CuttableFilm, FilmCuts, FilmVersion, SourceFile, SourceFiles } from '../ports.ts';
import { filmTexts } from '../texts.ts';
import { changeByWords } from './by-words/change-by-words.ts';
import { filmMusicOnTheWire } from './music/music-on-the-wire.ts';
import { musicUnder } from './music/music-under.ts';
import { type MusicRoutesDependencies, registerMusicRoutes } from './music/routes.ts';
import type { RequestReshaped } from './request-reshaped.ts';
import { onTheWire, type RequestVersion, type VersionRequestOutcome } from './request-version.ts';
import type { AddSource, AddSourceOutcome, makeListAddable } from './sources/add-source.ts';
import type { DrawTitle } from './titles/draw-title.ts';

export type CutRoutesDependencies = MusicRoutesDependencies & {
  readonly cuts: FilmCuts;
  readonly files: SourceFiles;
  readonly requestVersion: RequestVersion;
  readonly requestReshaped: RequestReshaped;
  readonly drawTitle: DrawTitle;
  readonly addSource: AddSource;
  readonly listAddable: ReturnType<typeof makeListAddable>;
  readonly addressOf: AddressOf;
};

/** How a finished film is cut, its versions, and new ones. */
export function registerCutRoutes(app: FastifyInstance, dependencies: CutRoutesDependencies): void {
  const { cuts, files, drawTitle, addressOf } = dependencies;
  registerRoute(app, readCut, async ({ params, user }) => {
    const film = await cuts.find(user.id, params.id);
    if (!film) throw new ApiFailure('not_found');
    const kept = await files.findThose(user.id, film.cut.fileIds);
    const music = await filmMusicOnTheWire(film.cut, { files, addressOf }, user.id);
    return cutOnTheWire(film, { kept, music, addressOf });
  });
  registerRoute(
    app,
    changeCutByWords,
    async ({ params, body, user }) => {
      const film = await cuts.find(user.id, params.id);
      if (!film) throw new ApiFailure('not_found');
      const { material } = musicUnder(film.cut, body.timeline) ?? film.cut;
      const made = changeByWords(body.wish, body.timeline, material);
      return {
        ...made,
        changes: [...made.changes],
        shots: [...made.shots],
        done: [...made.done],
        refused: [...made.refused],
      };
    },
    { perMinute: 60 },
  );
  registerRoute(
    app,
    drawTitleRoute,
    async ({ body, user, signal }) => {
      const outcome = await drawTitle(user.id, body, signal);
      if (outcome.ok) return outcome.title;
      const isBusy = outcome.reason === 'too-many-waiting';
      throw new ApiFailure(isBusy ? 'unavailable' : 'invalid_param');
    },
    { perMinute: 240 },
  );
  registerVersionRoutes(app, dependencies);
  registerSourceRoutes(app, dependencies);
  registerMusicRoutes(app, dependencies);
}

function registerVersionRoutes(
  app: FastifyInstance,
  { cuts, requestVersion, requestReshaped, addressOf }: CutRoutesDependencies,
): void {
  registerRoute(app, listVersions, async ({ params, user }) => {
    const found = await cuts.versions(user.id, params.id);
    if (!found) throw new ApiFailure('not_found');
    const { shown, versions } = found;
    return { versions: versions.map((version) => versionOnTheWire(version, shown, addressOf)) };
  });
  registerRoute(app, readVersion, async ({ params, user }) => {
    const found = await cuts.versions(user.id, params.id);
    const version = found?.versions.find(({ number }) => number === params.number);
    if (!version) throw new ApiFailure('not_found');
    const thumbnails = version.shots.map(({ thumbnailKey: key }) => key && addressOf(key));
    return { timeline: onTheWire(version.timeline), thumbnail_urls: thumbnails };
  });
  registerRoute(
    app,
    renderVersion,
    async ({ params, body, user, request }) => {
      const outcome = await requestVersion(user.id, params.id, {
        timeline: body.timeline,
        fromVersion: body.from_version ?? null,
        idempotencyKey: idempotencyKeyOf(request),
      });
      return queued(outcome);
    },
    { perMinute: 60 },
  );
  registerRoute(
    app,
    reshapeFilm,
    async ({ params, body, user, request }) => {
      const outcome = await requestReshaped(user.id, params.id, {
        aspectRatio: body.aspect_ratio,
        timeline: body.timeline ?? null,
        idempotencyKey: idempotencyKeyOf(request),
      });
      return queued(outcome);
    },
    { perMinute: 60 },
  );
  registerRoute(app, returnToVersion, async ({ params, user }) => {
    const isShown = await cuts.show(user.id, params.id, params.number);
    if (!isShown) throw new ApiFailure('not_found');
    return undefined;
  });
}

function registerSourceRoutes(
  app: FastifyInstance,
  { addSource, listAddable, addressOf }: CutRoutesDependencies,
): void {
  registerRoute(app, listAddableRoute, async ({ params, user }) => {
    const sources = await listAddable(user.id, params.id, addressOf);
    if (!sources) throw new ApiFailure('not_found');
    return { sources };
  });
  registerRoute(
    app,
    addSourceRoute,
    async ({ params, body, user, signal }) => {
      const wanted = { filmId: params.id, fileId: body.file_id };
      const outcome = await addSource(user.id, wanted, signal);
      if (outcome.ok) return sourceOnTheWire(outcome.source, addressOf(outcome.key));
      throw addingFailed(outcome);
    },
    { perMinute: 60 },
  );
}

function addingFailed(outcome: Extract<AddSourceOutcome, { ok: false }>): ApiFailure {
  switch (outcome.reason) {
    case 'unusable':
      return new ApiFailure('unprocessable', outcome.message);
    case 'too-many':
      return new ApiFailure('unprocessable', filmTexts.tooManySources);
    case 'too-many-waiting':
      return new ApiFailure('unavailable');
    case 'not-found':
      return new ApiFailure('not_found');
  }
}

function queued(outcome: VersionRequestOutcome): { job_id: string } {
  if (outcome.ok) return { job_id: outcome.jobId };
  if (outcome.reason === 'impossible') throw new ApiFailure('unprocessable', outcome.message);
  const isMismatch = outcome.reason === 'idempotency-mismatch';
  throw new ApiFailure(isMismatch ? 'idempotency_mismatch' : 'not_found');
}

type Kept = {
  readonly kept: readonly SourceFile[];
  readonly music: Pick<FilmCutOnTheWire, 'music' | 'other_music'>;
  readonly addressOf: AddressOf;
};

function cutOnTheWire(film: CuttableFilm, { kept, music, addressOf }: Kept): FilmCutOnTheWire {
  const { cut, shown, filmId, title } = film;
  const keyOf = new Map(kept.map(({ id, key }) => [id, key]));
  const urlOf = (key: string | null | undefined) => (key ? addressOf(key) : null);
  const sources = cut.material.sources.map((source) =>
    sourceOnTheWire(source, urlOf(keyOf.get(fileIdOf(source.sourceId)))),
  );
  return {
    film_id: filmId,
    title,
    version: shown.number,
    timeline: onTheWire(shown.timeline),
    sources,
    ...music,
  };
}

function sourceOnTheWire(source: CutSource, url: string | null): CutSourceOnTheWire {
  return {
    id: source.sourceId,
    name: source.name,
    kind: source.kind,
    url,
    frames: source.frameCount,
    width: source.width,
    height: source.height,
    ...(source.inner && { inner: { ...source.inner } }),
    has_audio: source.hasAudio,
    ...(source.isHdr && { is_hdr: true }),
    ...(source.framesPerSecond && { frames_per_second: source.framesPerSecond }),
    moments: source.moments.map(({ startFrame, frameCount, score, reason }) => ({
      start_frame: startFrame,
      frames: frameCount,
      score,
      ...(reason !== undefined && { reason }),
    })),
  };
}

/** Sources are named by their place and their file: `0-…`. */
function fileIdOf(sourceId: string): string {
  return sourceId.slice(sourceId.indexOf('-') + 1);
}

function versionOnTheWire(
  version: FilmVersion,
  shown: number,
  addressOf: AddressOf,
): FilmVersionOnTheWire {
  return {
    number: version.number,
    changes: version.changes,
    created_at: new Date(version.createdAt).toISOString(),
    is_current: version.number === shown,
    video_url: addressOf(version.filmKey),
    poster_url: version.posterKey && addressOf(version.posterKey),
    duration_seconds: version.durationSeconds,
    size_bytes: version.sizeBytes,
    shots: version.shots.map(({ durationSeconds, accord }) => ({
      duration_seconds: durationSeconds,
      accord: accord.map((stripe) => ({ ...stripe })),
    })),
  };
}
