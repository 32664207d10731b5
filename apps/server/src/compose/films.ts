import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { missingTools as findMissing } from '@armoni/video-engine/ffmpeg/missing-tools';
import { ToolMissing } from '@armoni/video-engine/ffmpeg/tool-errors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { BinnedKind } from '../features/bin/ports.ts';
import { drawTitleInThread } from '../features/films/adapters/draw-title-in-thread.ts';
import {
  type EditProcessOptions,
  makeEditInProcess,
} from '../features/films/adapters/edit-in-process.ts';
import { makeEncodePiece } from '../features/films/adapters/encode-piece-in-process.ts';
import { makeReadSource } from '../features/films/adapters/read-source.ts';
import { addMadeFilm, makeSqlCuts } from '../features/films/adapters/sql-cuts.ts';
import { makeSqlDownloads } from '../features/films/adapters/sql-downloads.ts';
import { makeSqlFilms } from '../features/films/adapters/sql-films.ts';
import { makeSqlProjects } from '../features/films/adapters/sql-projects.ts';
import { makeSqlProxies } from '../features/films/adapters/sql-proxies.ts';
import { makeSqlShares } from '../features/films/adapters/sql-shares.ts';
import { makeStillInProcess } from '../features/films/adapters/still-in-process.ts';
import { makeWriteProxy } from '../features/films/adapters/write-proxy-in-process.ts';
import { makeDescribeClip } from '../features/films/clips/describe-clip.ts';
import { makePreviewAudio } from '../features/films/clips/preview-audio.ts';
import { registerClipRoutes } from '../features/films/clips/routes.ts';
import { makeCutCache } from '../features/films/cutting/cut-cache.ts';
import { makeRequestReshaped } from '../features/films/cutting/request-reshaped.ts';
import { makeRequestVersion } from '../features/films/cutting/request-version.ts';
import { registerCutRoutes } from '../features/films/cutting/routes.ts';
import { makeAddSource, makeListAddable } from '../features/films/cutting/sources/add-source.ts';
import { makeDrawTitle } from '../features/films/cutting/titles/draw-title.ts';
import type { Downloads } from '../features/films/downloads/download-wish.ts';
import { registerDownloadRoutes } from '../features/films/downloads/routes.ts';
import {
  downloadData,
  filmCutData,
  filmData,
  filmJobData,
  projectData,
  proxyData,
  shareData,
} from '../features/films/film-data.ts';
import { filmJob } from '../features/films/film-job.ts';
import { makeDeleteFilms } from '../features/films/gallery/delete-films.ts';
import { makeDiscardFilm } from '../features/films/gallery/discard-film.ts';
import { registerGalleryRoutes } from '../features/films/gallery/routes.ts';
import { makeLookAt } from '../features/films/handover/look-at.ts';
import { makeFilmHandler } from '../features/films/making/film-handler.ts';
import { registerFilmJobRoutes } from '../features/films/making/job-routes.ts';
import { makeRequestFilm } from '../features/films/making/request-film.ts';
import { sweepWorkFolders } from '../features/films/making/sweep-work-folders.ts';
import { makeOwnMusicFile } from '../features/films/own-music/own-music-file.ts';
import { registerOwnMusicRoutes } from '../features/films/own-music/routes.ts';
import { filmScriptOf, makeFilmPages, styleLinksOf } from '../features/films/page/film-pages.ts';
import type { FilmCuts, FilmRepository, RunEdit, SourceFiles } from '../features/films/ports.ts';
import type { FilmProjects } from '../features/films/projects/projects.ts';
import { registerProjectRoutes } from '../features/films/projects/routes.ts';
import { makePrepareProxy } from '../features/films/proxies/prepare-proxy.ts';
import type { ClipProxies } from '../features/films/proxies/proxies.ts';
import { makeProxyHandler } from '../features/films/proxies/proxy-handler.ts';
import { proxyJob } from '../features/films/proxies/proxy-job.ts';
import { registerShareRoutes } from '../features/films/sharing/routes.ts';
import { serveShares } from '../features/films/sharing/serve-shares.ts';
import type { Shares } from '../features/films/sharing/shares.ts';
import { makeTellFilm } from '../features/films/sharing/tell-film.ts';
import { filmTexts } from '../features/films/texts.ts';
import { type MissingTools, watchTools } from '../features/films/watch-tools.ts';
import { makeReadOwnWish } from '../features/films/wish/read-own-wish.ts';
import { registerWishRoutes } from '../features/films/wish/routes.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { silentAudioPath } from '../features/studio/routes.ts';
import { packZip } from '../platform/archives/pack-zip.ts';
import { makeFairLanes } from '../platform/concurrency/fair-lanes.ts';
import { ApiFailure } from '../platform/http/routing/api-failure.ts';
import { signsNothing } from '../platform/provenance/media-signer.ts';
import { makeMarkFilm } from '../platform/provenance/watermark-film.ts';
import { work } from '../platform/queue/work.ts';
import type { AddressOf } from '../platform/storage/media-addresses.ts';
import { composeFilmMusic } from './film-music.ts';
import type { BackgroundWork, Composed, Ground } from './ground.ts';
import { composeLongReads } from './long-reads.ts';

/** What tests put in the place of the real thing. */
export type FilmReplacements = { readonly runEdit?: RunEdit };

type Pages = {
  /** False for what is deleted, or whose owner is being erased. */
  readonly isKept: (key: string) => Promise<boolean>;
  /** The web app's built page, whose style a film's page shares. */
  readonly webPage: string | undefined;
};

/** Films: asked for, made, shown and shared. */
export type Films = Composed & {
  readonly films: FilmRepository;
  readonly cuts: FilmCuts;
  readonly proxies: ClipProxies;
  readonly personalData: readonly PersonalData[];
  readonly binned: BinnedKind;
  /** Makes films, when this process is a worker. */
  startWork(onError: (error: unknown) => void): BackgroundWork;
  /** What a shared address shows; null when it is none any more. */
  keyOfShare(token: string, part: 'film' | 'poster'): Promise<string | null>;
  readonly missingTools: MissingTools;
  /** Removes folders of this machine that nobody will come back to. */
  sweepFolders(): Promise<void>;
  sweep(): Promise<void>;
};

const hourMs = 60 * 60_000;

/** Of all films together; what was not changed for a month is rendered anew when it is. */
const cutCacheLimits = { mostBytes: 20 * 1024 ** 3, olderThanMs: 30 * 24 * hourMs };

/** As unguessable as an address of a file. */
const secretBytes = 24;

/** ffmpeg for lists: two at once, so that one person's is never all; a job has 42 clips. */
const clipLanes = { atOnce: 2, atOncePerLane: 1, mostWaiting: 400, mostWaitingPerLane: 100 };

/** Texts drawn for somebody who watches them change. */
const titleLanes = { atOnce: 2, atOncePerLane: 1, mostWaiting: 60, mostWaitingPerLane: 20 };

export function composeFilms(
  ground: Ground,
  files: SourceFiles & { readonly usedBytes: (ownerId: string) => Promise<number> },
  { isKept, webPage, ...replacements }: FilmReplacements & Pages,
): Films {
  const { config, database, queue, clock } = ground;
  const films = { ...makeSqlFilms(database.db), ...composeLongReads(ground).films };
  const folders = workFoldersOf(config);
  const cuts = makeSqlCuts(database.db);
  const cutCache = makeCutCache({
    ...cutCacheLimits,
    folder: folders.cutFolder,
    clock,
    knownFilms: cuts.knownFilms,
  });
  const downloads = makeSqlDownloads(database.db);
  const shares = makeSqlShares(database.db);
  const projects = makeSqlProjects(database.db);
  const proxies = makeSqlProxies(database.db);
  const kept = { files, films, cuts, downloads, shares, projects, proxies };
  const { addressOf } = ground.mediaAddresses;
  const shared: Shared = { ...ground, ...kept, ...folders, addressOf };
  // What stands in for the engine makes no films that could be signed.
  const signer = replacements.runEdit ? signsNothing : ground.signer;
  const runEdit = replacements.runEdit ?? makeEditInProcess(editOptionsOf(config));
  const { SIGN_OUTPUT: isSigning, WATERMARK_OUTPUT } = config;
  const isMarking = isSigning && WATERMARK_OUTPUT && !replacements.runEdit;
  const missingTools = watchVideoTools(ground);
  const handler = makeFilmHandler({
    ...shared,
    signer,
    runEdit,
    cutCache,
    markFilm: isMarking ? makeMarkFilm(ground.keys.watermarkKey) : null,
    addFilm: addMadeFilm,
    onToolMissing: () => void missingTools(),
  });
  return {
    films,
    cuts,
    proxies,
    async keyOfShare(token, part) {
      const film = (await shares.open(token, clock()))?.film;
      return (part === 'film' ? film?.filmKey : film?.posterKey) ?? null;
    },
    missingTools,
    personalData: personalDataOf(shared, cutCache),
    binned: {
      discard: makeDiscardFilm((transaction, ownerId, id) =>
        makeSqlFilms(transaction).remove(ownerId, id),
      ),
    },
    register(app) {
      register(app, shared);
      share(app, shared, { isKept, webPage });
    },
    startWork(onError) {
      // Said at the start, and not only by the first film.
      if (!replacements.runEdit) void missingTools();
      const concurrency = config.MONTAGE_CONCURRENCY;
      const making = work({ queue, job: filmJob, handler, concurrency, onError });
      const copying = copyClips(shared, files, onError);
      return { stop: async () => void (await Promise.all([making.stop(), copying.stop()])) };
    },
    async sweepFolders() {
      await sweepWorkFolders(folders.workRoot, { olderThanMs: 48 * hourMs, clock });
      await sweepWorkFolders(folders.clipWorkFolder, { olderThanMs: hourMs, clock });
      await cutCache.sweep();
    },
    sweep: () => downloads.sweep(clock()),
  };
}

/** The page of a shared film's address, in the style of the web app's built page. */
export function composeFilmPages(ground: Ground, webPage: string | undefined) {
  const { config, database, mediaAddresses } = ground;
  const films = makeSqlFilms(database.db);
  return makeFilmPages({
    films,
    addressOf: mediaAddresses.addressOf,
    site: siteOf(config, webPage),
  });
}

function siteOf(config: Ground['config'], webPage: string | undefined) {
  const styleLinks = styleLinksOf(webPage);
  const { BRAND: brand, publicUrl: origin, SIGN_OUTPUT: isSigning, webFolder } = config;
  return { brand, origin, isSigning, styleLinks, script: filmScriptOf(webFolder) };
}

type Shared = Ground &
  ReturnType<typeof workFoldersOf> & {
    readonly addressOf: AddressOf;
    readonly films: FilmRepository;
    readonly cuts: FilmCuts;
    readonly downloads: Downloads;
    readonly shares: Shares;
    readonly projects: FilmProjects;
    readonly proxies: ClipProxies;
    readonly files: SourceFiles;
  };

function register(app: FastifyInstance, shared: Shared): void {
  const { config, mediaHost, films } = shared;
  const ownOrigins = [config.publicUrl];
  const addresses = { silentPath: silentAudioPath, mediaHost, ownOrigins };
  const requestFilm = makeRequestFilm({ ...shared, addresses });
  const { ffmpegPath, ffprobePath } = editOptionsOf(config);
  const stills = makeStillInProcess({ ffmpegPath, ffprobePath });
  app.addHook('onClose', async () => stills.close());
  const describeClip = makeDescribeClip({
    ...shared,
    takeStill: (path, signal) =>
      stills.takeStill(path, signal).catch((cause: unknown) => {
        if (!(cause instanceof ToolMissing)) throw cause;
        throw new ApiFailure('unavailable', filmTexts.toolMissing, { cause });
      }),
    workFolder: shared.clipWorkFolder,
    lanes: makeFairLanes(clipLanes),
  });
  const previewAudio = makePreviewAudio({ ...shared, addresses });
  registerFilmJobRoutes(app, { ...shared, requestFilm });
  registerWishRoutes(
    app,
    makeReadOwnWish({
      ...shared,
      canSee: Boolean(config.EYES_FOLDER),
      canTranscribe: Boolean(config.TRANSCRIPTION_BASE_URL),
    }),
  );
  registerProjectRoutes(app, shared);
  const prepareProxy = makePrepareProxy(shared);
  registerClipRoutes(app, { describeClip, previewAudio, prepareProxy });
  const ownMusicFile = makeOwnMusicFile({
    ...shared,
    encodePiece: makeEncodePiece({ ffmpegPath, ffprobePath }),
    workFolder: shared.clipWorkFolder,
  });
  registerOwnMusicRoutes(app, {
    ...shared,
    ownMusicFile,
    limitFactor: config.RATE_LIMIT_FACTOR,
  });
  registerCutRoutes(app, {
    ...shared,
    requestVersion: makeRequestVersion(shared),
    requestReshaped: makeRequestReshaped(shared),
    ...composeSources(shared),
    giveMusic: composeFilmMusic({ ...shared, addresses }, { ffmpegPath, ffprobePath }),
    drawTitle: makeDrawTitle({ runTitle: drawTitleInThread, lanes: makeFairLanes(titleLanes) }),
  });
  const deleteFilms = makeDeleteFilms(shared);
  registerGalleryRoutes(app, { films, deleteFilms, addressOf: shared.addressOf });
  registerDownloadRoutes(app, {
    ...shared,
    lookAt: makeLookAt(shared, { ffmpegPath, ffprobePath }),
    ownMusicFile,
    pack: packZip,
    newSecret: () => randomBytes(secretBytes).toString('base64url'),
    limitFactor: config.RATE_LIMIT_FACTOR,
  });
}

/** As short as an address should be, and beyond any guess. */
const tokenBytes = 12;

function share(app: FastifyInstance, shared: Shared, { isKept, webPage }: Pages): void {
  const { config } = shared;
  const newToken = () => randomBytes(tokenBytes).toString('base64url');
  const tellFilm = makeTellFilm(shared);
  registerShareRoutes(app, { ...shared, tellFilm, newToken, origin: config.publicUrl });
  serveShares(app, {
    ...shared,
    tellFilm,
    isKept,
    site: siteOf(config, webPage),
    limitFactor: config.RATE_LIMIT_FACTOR,
  });
}

/** Files that a finished film is given: probed as those of a first film are. */
function composeSources(shared: Shared) {
  return {
    listAddable: makeListAddable(shared),
    addSource: makeAddSource({
      ...shared,
      readSource: makeReadSource(editOptionsOf(shared.config)),
      lanes: makeFairLanes(clipLanes),
      workFolder: shared.clipWorkFolder,
    }),
  };
}

function personalDataOf(
  { queue, workRoot, addressOf, config, storage, ...kept }: Shared,
  cutCache: ReturnType<typeof makeCutCache>,
): readonly PersonalData[] {
  return [
    filmJobData({ queue, workRoot, addressOf }),
    filmCutData(kept.cuts),
    downloadData(kept.downloads),
    projectData(kept.projects),
    proxyData({ proxies: kept.proxies, queue, addressOf }),
    shareData(kept.shares, config.publicUrl),
    filmData({ films: kept.films, cutCache, storage, addressOf }),
  ];
}

/** One copy at a time, beside the films. */
function copyClips(
  shared: Shared,
  { usedBytes }: { readonly usedBytes: (ownerId: string) => Promise<number> },
  onError: (error: unknown) => void,
): BackgroundWork {
  const handler = makeProxyHandler({
    ...shared,
    usedBytes,
    writeProxy: makeWriteProxy(editOptionsOf(shared.config)),
    workFolder: shared.clipWorkFolder,
  });
  return work({ queue: shared.queue, job: proxyJob, handler, concurrency: 1, onError });
}

function watchVideoTools({ config, logger, clock }: Ground): MissingTools {
  const { ffmpegPath: ffmpeg, ffprobePath: ffprobe } = editOptionsOf(config);
  const tools = { ffmpeg, ffprobe };
  return watchTools({
    tools,
    findMissing,
    clock,
    onChange(missing) {
      if (missing.length === 0) logger.warn('the video tools are there again');
      else
        logger.error({ missing, tools }, 'a video tool cannot be started: films wait until it can');
    },
  });
}

const workFoldersOf = ({ dataFolder }: Config) => ({
  workRoot: join(dataFolder, 'work', 'montage'),
  clipWorkFolder: join(dataFolder, 'work', 'clips'),
  cutFolder: join(dataFolder, 'work', 'cuts'),
});

function editOptionsOf(config: Config): EditProcessOptions {
  const { TRANSCRIPTION_BASE_URL: hears, TRANSCRIPTION_MODEL, TRANSCRIPTION_API_KEY } = config;
  const { PLANNER_BASE_URL: baseUrl, PLANNER_MODEL: model = '', PLANNER_API_KEY: key } = config;
  return {
    ffmpegPath: config.FFMPEG_PATH ?? 'ffmpeg',
    ffprobePath: config.FFPROBE_PATH ?? 'ffprobe',
    shortSide: config.FILM_SHORT_SIDE,
    ...(config.EYES_FOLDER && { eyesFolder: config.EYES_FOLDER }),
    ...(hears && {
      transcriber: {
        baseUrl: hears,
        model: TRANSCRIPTION_MODEL ?? '',
        apiKey: TRANSCRIPTION_API_KEY ?? null,
      },
    }),
    ...(baseUrl && {
      planner: { baseUrl, model, apiKey: key ?? null, timeoutMs: config.engineSilenceMs },
    }),
  };
}
