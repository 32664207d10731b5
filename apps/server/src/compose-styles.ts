import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { MediaLibrary } from './compose-media.ts';
import type { Config } from './config.ts';
import type { PersonalData } from './features/identity/ports.ts';
import { makeFalPictureEngine } from './features/styles/adapters/fal/fal-picture-engine.ts';
import {
  type FalServiceOptions,
  makeFalService,
} from './features/styles/adapters/fal/fal-service.ts';
import { makeFalTrainer } from './features/styles/adapters/fal/fal-trainer.ts';
import {
  type LearnInThread,
  makeLearnInThread,
} from './features/styles/adapters/learn-in-thread.ts';
import { makeLocalPictureEngine } from './features/styles/adapters/local-picture-engine.ts';
import { makeLocalTrainer } from './features/styles/adapters/local-trainer.ts';
import { makeModelRows } from './features/styles/adapters/model-rows.ts';
import { preparePicture } from './features/styles/adapters/prepare-picture.ts';
import { makeFindNames } from './features/styles/adapters/training-image-rows.ts';
import { makeAskForTraining } from './features/styles/ask-for-training.ts';
import { makeCancelTraining } from './features/styles/cancel-training.ts';
import { makeCoachTraining } from './features/styles/coach-training.ts';
import { makeDeleteStyle } from './features/styles/delete-style.ts';
import { makeFindTrainingImages } from './features/styles/find-training-images.ts';
import { registerOriginRoutes } from './features/styles/origin-routes.ts';
import type { FindStyles, PictureEngine, ReadStyleFile } from './features/styles/ports.ts';
import { makeReadPictureOrigin } from './features/styles/read-picture-origin.ts';
import { registerModelRoutes } from './features/styles/routes.ts';
import { styleData } from './features/styles/style-data.ts';
import { makeTurns } from './features/styles/take-turns.ts';
import { makeTrainStyle } from './features/styles/train-style.ts';
import {
  type CoachPictures,
  type ModelRecord,
  type StyleTrainer,
  trainingKind,
} from './features/styles/training-ports.ts';
import { makeViewModels } from './features/styles/view-models.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { uuidV7 } from './platform/identifiers/uuid-v7.ts';
import { makeTableQueue } from './platform/queue/table-queue.ts';
import { work } from './platform/queue/work.ts';

type Parts = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  readonly mediaHost: string;
  readonly library: MediaLibrary;
  readonly replacements: StyleReplacements;
};

/** What tests put in the place of the real thing. */
export type StyleReplacements = {
  readonly trainer?: StyleTrainer;
  readonly coachPictures?: CoachPictures;
  readonly learn?: LearnInThread['learn'];
  readonly pictureEngine?: PictureEngine;
  readonly fal?: Pick<FalServiceOptions, 'proxyUrl' | 'pollMs'>;
};

/** Styles: their training, their files, and who draws with them. */
export type Styles = {
  /** Public name of what trains. */
  readonly engine: string;
  /** Applies the styles that are trained now. */
  readonly pictureEngine: PictureEngine;
  readonly findStyles: FindStyles;
  readonly readStyleFile: ReadStyleFile;
  readonly personalData: PersonalData;
  register(app: FastifyInstance): void;
  /** Takes up trainings, when this process is a worker. */
  startWork(): void;
  stopWork(): Promise<void>;
};

const clock = Date.now;
const newId = () => uuidV7();

export function composeStyles(parts: Parts): Styles {
  const { database, library, mediaHost } = parts;
  const { files, storage } = library;
  const { db } = database;
  const models = makeModelRows(db);
  const queue = makeTableQueue({ db, clock, newId });
  const images = { ...files, findNames: makeFindNames(db) };
  const findImages = makeFindTrainingImages(files);
  const { trainer, coachPictures, pictureEngine } = chooseEngines(parts);
  const viewModels = makeViewModels({ models, queue, images, trainer, mediaHost });
  const shared = { models, queue, storage, findImages, prepare: preparePicture, trainer };
  const isOwn = async (ownerId: string, key: string) =>
    (await files.findByKey(ownerId, key)) !== null || (await models.knownKeys([key])).has(key);
  const cancelTraining = makeCancelTraining(shared);
  const turns = makeTurns({ atOnce: 1, mostWaiting: 20 });
  return {
    engine: trainer.name,
    pictureEngine,
    findStyles: async (ownerId) => (await models.all(ownerId)).flatMap(readyStyleFrom),
    async readStyleFile(key) {
      const body = await storage.read(key);
      return body ? buffer(body.stream) : null;
    },
    personalData: styleData({ models, queue, viewModels, cancelTraining }),
    register(app) {
      registerOriginRoutes(app, makeReadPictureOrigin({ isOwn, storage }));
      registerModelRoutes(app, {
        ...shared,
        viewModels,
        askForTraining: makeAskForTraining({ ...shared, engine: trainer.engine }),
        coachTraining: makeCoachTraining({ ...shared, coachPictures, turns, mediaHost }),
        cancelTraining,
        deleteStyle: makeDeleteStyle({ ...shared, images, cancelTraining }),
      });
    },
    ...composeTraining(parts, makeTrainStyle({ ...shared, pictureEngine, clock }), {
      queue,
      concurrency: trainer.concurrency,
    }),
  };
}

type Engines = {
  readonly trainer: StyleTrainer;
  readonly coachPictures: CoachPictures;
  /** Draws samples, and in the chat unless another engine is configured there. */
  readonly pictureEngine: PictureEngine;
};

/** fal when its key is set, else the embedded engine. */
function chooseEngines({ config, library, logger, replacements }: Parts): Engines {
  const { learn: learnInThread, coach } = makeLearnInThread();
  const learn = replacements.learn ?? learnInThread;
  const { safeFetch } = library;
  const onError = (error: unknown) => logger.warn({ err: error }, 'fal');
  const key = config.FAL_KEY;
  const fal = key ? makeFalService({ key, ...replacements.fal }) : null;
  const concurrency = config.TRAINING_CONCURRENCY;
  const trainer = fal
    ? makeFalTrainer({ fal, safeFetch, learn, onError })
    : makeLocalTrainer({ learn, concurrency });
  const pictureEngine = fal ? makeFalPictureEngine({ fal, safeFetch }) : makeLocalPictureEngine();
  return {
    trainer: replacements.trainer ?? trainer,
    coachPictures: replacements.coachPictures ?? coach,
    pictureEngine: replacements.pictureEngine ?? pictureEngine,
  };
}

function composeTraining(
  { logger }: Parts,
  handler: ReturnType<typeof makeTrainStyle>,
  { queue, concurrency }: { queue: ReturnType<typeof makeTableQueue>; concurrency: number },
): Pick<Styles, 'startWork' | 'stopWork'> {
  const runs: { stop(): Promise<void> }[] = [];
  const onError = (error: unknown) => logger.error({ err: error }, 'training');
  return {
    startWork() {
      runs.push(work({ queue, kind: trainingKind, handler, concurrency, onError }));
    },
    async stopWork() {
      await Promise.all(runs.splice(0).map((run) => run.stop()));
    },
  };
}

function readyStyleFrom({ name, triggerWord, engine, learned }: ModelRecord) {
  if (!learned) return [];
  return [{ name, triggerWord, engine, key: learned.key, remoteUrl: learned.remoteUrl }];
}
