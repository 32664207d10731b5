import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { makeDrawSample } from '../features/pictures/draw-sample.ts';
import {
  type FindRecipeSources,
  makeFindRecipeSources,
} from '../features/pictures/find-recipe-sources.ts';
import { makeAnswerOrigin } from '../features/pictures/origin/answer-origin.ts';
import { makeReadPictureOrigin } from '../features/pictures/origin/read-picture-origin.ts';
import { registerOriginRoutes } from '../features/pictures/origin/routes.ts';
import type { FindStyles, PictureEngine, ReadStyleFile } from '../features/pictures/ports.ts';
import { preparePicture } from '../features/styles/adapters/prepare-picture.ts';
import { makeModelRows } from '../features/styles/adapters/sql-styles.ts';
import { makeFindListed } from '../features/styles/adapters/training-image-rows.ts';
import { makeCancelTraining } from '../features/styles/cancel-training.ts';
import { makeCoachTraining } from '../features/styles/coach-training.ts';
import { makeDeleteStyle } from '../features/styles/delete-style.ts';
import { makeFindTrainingImages } from '../features/styles/find-training-pictures.ts';
import { type ModelRecord, trainingKind } from '../features/styles/ports.ts';
import { makeAskForTraining } from '../features/styles/request-training.ts';
import { registerModelRoutes } from '../features/styles/routes.ts';
import { styleData } from '../features/styles/style-data.ts';
import { makeTrainStyle } from '../features/styles/training-handler.ts';
import { makeViewModels } from '../features/styles/view-styles.ts';
import { makeTurns } from '../platform/concurrency/semaphore.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { uuidV7 } from '../platform/identifiers/uuid-v7.ts';
import { makeTableQueue } from '../platform/queue/table-queue.ts';
import { work } from '../platform/queue/work.ts';
import type { MediaLibrary } from './files.ts';
import { choosePictureEngines, type PictureEngineReplacements } from './picture-engines.ts';

type Parts = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  readonly mediaHost: string;
  readonly library: MediaLibrary;
  readonly replacements: PictureEngineReplacements;
};

/** Styles: their training, their files, and who draws with them. */
export type Styles = {
  /** Public name of what trains. */
  readonly engine: string;
  /** Draws in the chat. */
  readonly drawingEngine: PictureEngine;
  readonly findStyles: FindStyles;
  readonly readStyleFile: ReadStyleFile;
  readonly findRecipeSources: FindRecipeSources;
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
  const images = { ...files, findListed: makeFindListed(db) };
  const findImages = makeFindTrainingImages(files);
  const engines = choosePictureEngines(parts);
  const { trainer, coachPictures, drawingEngine } = engines;
  const viewModels = makeViewModels({ models, queue, images, trainer, mediaHost });
  const shared = { models, queue, storage, findImages, prepare: preparePicture, trainer };
  const isOwn = async (ownerId: string, key: string) =>
    (await files.findByKey(ownerId, key)) !== null || (await models.knownKeys([key])).has(key);
  const cancelTraining = makeCancelTraining(shared);
  const turns = makeTurns({ atOnce: 1, mostWaiting: 20 });
  const sources = {
    findStyles: async (ownerId: string) => (await models.all(ownerId)).flatMap(readyStyleFrom),
    async readStyleFile(key: string) {
      const body = await storage.read(key);
      return body ? buffer(body.stream) : null;
    },
  };
  const findRecipeSources = makeFindRecipeSources({
    ...sources,
    engine: drawingEngine,
    findOwnByHash: files.findByHash,
  });
  const answerOrigin = makeAnswerOrigin({
    findRecipeSources,
    engineVersion: drawingEngine.version ?? null,
  });
  return {
    engine: trainer.name,
    drawingEngine,
    ...sources,
    findRecipeSources,
    personalData: styleData({ models, queue, viewModels, cancelTraining }),
    register(app) {
      const originOf = makeReadPictureOrigin({ isOwn, storage, answerOrigin });
      registerOriginRoutes(app, { originOf, answerOrigin });
      registerModelRoutes(app, {
        ...shared,
        viewModels,
        askForTraining: makeAskForTraining({ ...shared, engine: trainer.engine }),
        coachTraining: makeCoachTraining({ ...shared, coachPictures, turns, mediaHost }),
        cancelTraining,
        deleteStyle: makeDeleteStyle({ ...shared, images, cancelTraining }),
      });
    },
    ...composeTraining(
      parts,
      makeTrainStyle({ ...shared, drawSample: makeDrawSample(engines.sampleEngine), clock }),
      {
        queue,
        concurrency: trainer.concurrency,
      },
    ),
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
  const { key, sha256 = null, remoteUrl } = learned;
  return [{ name, triggerWord, engine, key, sha256, remoteUrl }];
}
