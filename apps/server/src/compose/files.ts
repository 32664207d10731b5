import { join } from 'node:path';
import { limits } from '@armoni/contract/limits';
import { clipStill } from '@armoni/video-engine/probe/clip-still';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { makeSqlFiles } from '../features/files/adapters/sql-files.ts';
import { makeClipStore } from '../features/files/clip-store.ts';
import { fileData } from '../features/files/file-data.ts';
import { serveMedia } from '../features/files/media/serve-media.ts';
import type { FileRepository } from '../features/files/ports.ts';
import { registerFileRoutes } from '../features/files/routes.ts';
import { type KeepFile, makeKeepFile } from '../features/files/upload/store-file.ts';
import {
  type EditWorkerOptions,
  makeEditInWorker,
} from '../features/films/adapters/edit-in-thread.ts';
import { makeSqlVideos } from '../features/films/adapters/sql-films.ts';
import { makeDescribeClip } from '../features/films/clips/describe-clip.ts';
import { makePreviewAudio } from '../features/films/clips/preview-audio.ts';
import { registerClipRoutes } from '../features/films/clips/routes.ts';
import { montageData } from '../features/films/film-data.ts';
import { makeDeleteFilm } from '../features/films/gallery/delete-film.ts';
import { galleryData } from '../features/films/gallery/gallery-data.ts';
import { registerGalleryRoutes } from '../features/films/gallery/routes.ts';
import { makeFilm } from '../features/films/making/film-handler.ts';
import { makeAskForFilm } from '../features/films/making/request-film.ts';
import { registerMontageRoutes } from '../features/films/making/routes.ts';
import { sweepWorkFolders } from '../features/films/making/sweep-work-folders.ts';
import { makeFilmPages } from '../features/films/page/film-pages.ts';
import { montageKind, type RunEdit } from '../features/films/ports.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { silentAudioPath } from '../features/studio/routes.ts';
import { makeDifyWorkflow } from '../features/workflow/adapters/dify-workflow.ts';
import { registerWorkflowRoutes } from '../features/workflow/routes.ts';
import { makeRunWorkflow } from '../features/workflow/run-workflow.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { makeOriginOf } from '../platform/http/routing/origin-of.ts';
import { uuidV7 } from '../platform/identifiers/uuid-v7.ts';
import {
  makeSafeFetch,
  type SafeFetch,
  type SafeFetchParts,
} from '../platform/outbound/safe-fetch.ts';
import { makeTableQueue } from '../platform/queue/table-queue.ts';
import { work } from '../platform/queue/work.ts';
import { makeDiskStorage } from '../platform/storage/disk-storage.ts';
import { makeS3Storage } from '../platform/storage/s3-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type KnownKeys, sweepOrphans } from '../platform/storage/sweep-orphans.ts';

type Parts = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  /** Prefix of every stored file's address, without a final slash. */
  readonly mediaHost: string;
  /** Says which stored objects belong to rows of other features. */
  readonly otherKeys: KnownKeys;
  /** The web app's built page. */
  readonly webPage: string | undefined;
  readonly replacements?: MediaReplacements;
};

/** What tests put in the place of the real thing. */
export type MediaReplacements = {
  readonly runEdit?: RunEdit;
  readonly maxUploadBytes?: number;
  readonly safeFetch?: SafeFetchParts;
};

/** Files, films, and the work on them. */
export type Media = {
  /** Where other features read and keep files. */
  readonly library: MediaLibrary;
  readonly personalData: readonly PersonalData[];
  register(app: FastifyInstance): void;
  /** Takes up jobs and sweeps, when this process is a worker. */
  startWork(): Promise<void>;
  stopWork(): Promise<void>;
};

export type MediaLibrary = {
  readonly files: FileRepository;
  readonly storage: Storage;
  readonly keepFile: KeepFile;
  readonly safeFetch: SafeFetch;
};

const clock = Date.now;
const newId = () => uuidV7();
const hourMs = 60 * 60_000;

export function composeMedia(parts: Parts): Media {
  const { config, database, mediaHost } = parts;
  const storage = chooseStorage(config);
  const queue = makeTableQueue({ db: database.db, clock, newId });
  const files = makeSqlFiles(database.db);
  const videos = makeSqlVideos(database.db);
  const workRoot = join(config.dataFolder, 'work', 'montage');
  const clipWorkFolder = join(config.dataFolder, 'work', 'clips');
  const maxBytes = parts.replacements?.maxUploadBytes ?? limits.fileSizeBytes;
  const quotaBytes = config.UPLOAD_QUOTA_BYTES;
  const keepFile = makeKeepFile({ files, storage, clock, newId, maxBytes, quotaBytes });
  const safeFetch = makeSafeFetch(fetchParts(parts));
  const library = { files, storage, keepFile, safeFetch };
  const shared = { ...parts, ...library, queue, videos, workRoot, clipWorkFolder, maxBytes };
  return {
    library,
    // Films before files: erasing files empties the person's whole folder.
    personalData: [
      montageData({ queue, workRoot, mediaHost }),
      galleryData({ videos, storage, mediaHost }),
      fileData({ files, storage, mediaHost }),
    ],
    register: (app) => registerMedia(app, shared),
    ...composeWork(shared),
  };
}

type Shared = Parts &
  MediaLibrary & {
    queue: ReturnType<typeof makeTableQueue>;
    videos: ReturnType<typeof makeSqlVideos>;
    workRoot: string;
    clipWorkFolder: string;
    maxBytes: number;
  };

function registerMedia(app: FastifyInstance, shared: Shared): void {
  const { config, storage, queue, files, videos, mediaHost, keepFile, maxBytes } = shared;
  const clips = makeClipStore({ files, storage, keepFile, maxBytes });
  const { WORKFLOW_BASE_URL: baseUrl, WORKFLOW_APP_KEY: appKey = '' } = config;
  const external = baseUrl ? makeDifyWorkflow({ baseUrl, appKey }) : null;
  const runWorkflow = makeRunWorkflow({ clips, external, mediaHost, clock, newId });
  const ownOrigins = [config.publicUrl];
  const addresses = { silentPath: silentAudioPath, mediaHost, ownOrigins };
  const askForFilm = makeAskForFilm({ files, queue, addresses });
  const deleteFilm = makeDeleteFilm({ videos, storage });
  registerFileRoutes(app, { files, keepFile, mediaHost, maxBytes });
  const originOf = makeOriginOf(config.PUBLIC_URL);
  const site = { mediaHost, brand: config.BRAND, originOf, webPage: shared.webPage };
  const pageOf = makeFilmPages({ videos, ...site });
  serveMedia(app, { storage, pageOf, limitFactor: config.RATE_LIMIT_FACTOR });
  registerWorkflowRoutes(app, { clips, external, runWorkflow });
  registerMontageRoutes(app, { queue, askForFilm, mediaHost, clock });
  registerClipRoutes(app, {
    describeClip: makeDescribeClip({
      files,
      storage,
      takeStill: (path, signal) => clipStill(path, ffmpegOf(config), { signal }),
      workFolder: shared.clipWorkFolder,
    }),
    previewAudio: makePreviewAudio({ safeFetch: shared.safeFetch, addresses }),
  });
  registerGalleryRoutes(app, { videos, deleteFilm, mediaHost });
}

function composeWork(shared: Shared): Pick<Media, 'startWork' | 'stopWork'> {
  const { config, database, storage, queue, files, videos, workRoot, logger } = shared;
  const runs: { stop(): Promise<void> }[] = [];
  const onError = (error: unknown) => logger.error({ err: error }, 'background work');
  const handler = makeFilm({
    files,
    storage,
    safeFetch: shared.safeFetch,
    runEdit:
      shared.replacements?.runEdit ??
      makeEditInWorker({ ...ffmpegOf(config), ...plannerOf(config) }),
    keepFilm: (transaction, film) => makeSqlVideos(transaction).add(film),
    workRoot,
    clock,
  });
  const sweep = async () => {
    const knownKeys = [files.knownKeys, videos.knownKeys, shared.otherKeys];
    await sweepOrphans({ storage, knownKeys, olderThanMs: hourMs, clock });
    await sweepWorkFolders(workRoot, { olderThanMs: 48 * hourMs, clock });
    await sweepWorkFolders(shared.clipWorkFolder, { olderThanMs: hourMs, clock });
  };
  return {
    async startWork() {
      // On SQLite no other process can be working: what was running has been cut off.
      if (database.dialect === 'sqlite') await queue.recoverInterrupted();
      const concurrency = config.MONTAGE_CONCURRENCY;
      runs.push(work({ queue, kind: montageKind, handler, concurrency, onError }));
      void sweep().catch(onError);
      const timer = setInterval(() => void sweep().catch(onError), hourMs);
      runs.push({ stop: async () => clearInterval(timer) });
    },
    async stopWork() {
      await Promise.all(runs.splice(0).map((run) => run.stop()));
    },
  };
}

function chooseStorage(config: Config): Storage {
  if (!config.S3_BUCKET) return makeDiskStorage({ folder: join(config.dataFolder, 'storage') });
  return makeS3Storage({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT ?? null,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
}

function fetchParts({ config, replacements }: Parts): SafeFetchParts {
  if (config.ALLOW_PRIVATE_FETCH) return { isAllowedAddress: () => true };
  return replacements?.safeFetch ?? {};
}

function plannerOf(config: Config): Pick<EditWorkerOptions, 'planner'> {
  const { PLANNER_BASE_URL: baseUrl, PLANNER_MODEL: model = '', PLANNER_API_KEY: key } = config;
  return baseUrl ? { planner: { baseUrl, model, apiKey: key ?? null } } : {};
}

function ffmpegOf(config: Config) {
  return {
    ffmpegPath: config.FFMPEG_PATH ?? 'ffmpeg',
    ffprobePath: config.FFPROBE_PATH ?? 'ffprobe',
  };
}
