import type { BinnedKind } from '../features/bin/ports.ts';
import { makeSqlFiles } from '../features/files/adapters/sql-files.ts';
import type { FileRepository } from '../features/files/ports.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { makeDrawSample } from '../features/pictures/draw-sample.ts';
import { localStyleFiles } from '../features/styles/adapters/local-engine/open-style-file.ts';
import { makePreparePicture } from '../features/styles/adapters/prepare-picture.ts';
import { makeSqlStyles } from '../features/styles/adapters/sql-styles.ts';
import { makeBringBackStyle } from '../features/styles/bring-back-style.ts';
import { makeCancelTraining } from '../features/styles/cancel-training.ts';
import { makeCoachTraining } from '../features/styles/coach-training.ts';
import { makeDeleteStyle } from '../features/styles/delete-style.ts';
import { makeDiscardStyle } from '../features/styles/discard-style.ts';
import { makeExportStyle } from '../features/styles/export-style.ts';
import { makeFindTrainingPictures } from '../features/styles/find-training-pictures.ts';
import { makeImportStyle } from '../features/styles/import-style.ts';
import type { StyleRepository } from '../features/styles/ports.ts';
import { makeRequestTraining } from '../features/styles/request-training.ts';
import { registerStyleRoutes } from '../features/styles/routes.ts';
import { styleData } from '../features/styles/style-data.ts';
import { makeTrainingHandler } from '../features/styles/training-handler.ts';
import { trainingJob } from '../features/styles/training-job.ts';
import { makeViewStyles } from '../features/styles/view-styles.ts';
import { makeFairLanes } from '../platform/concurrency/fair-lanes.ts';
import type { TransactionalWrite } from '../platform/queue/job-queue.ts';
import { work } from '../platform/queue/work.ts';
import type { Engines } from './engines.ts';
import type { BackgroundWork, Composed, Ground } from './ground.ts';

/** Styles: trained, shown, renamed and deleted. */
export type Styles = Composed & {
  readonly styles: StyleRepository;
  readonly personalData: PersonalData;
  readonly binned: BinnedKind;
  /** Trains styles, when this process is a worker. */
  startWork(onError: (error: unknown) => void): BackgroundWork;
};

export function composeStyles(ground: Ground, files: FileRepository, engines: Engines): Styles {
  const { queue } = ground;
  const { training: trainingEngine, coachPictures } = engines;
  const styles = makeSqlStyles(ground.database.db);
  const shared = {
    ...ground,
    styles,
    trainingEngine,
    pictures: files,
    styleFiles: localStyleFiles,
    findPictures: makeFindTrainingPictures(files),
    prepare: makePreparePicture(ground.pictureProcesses),
  };
  const viewStyles = makeViewStyles(shared);
  const cancelTraining = makeCancelTraining(shared);
  const drawSample = makeDrawSample(engines.samples);
  const handler = makeTrainingHandler({ ...shared, drawSample });
  const lanes = makeFairLanes({ atOnce: 1, mostWaitingPerLane: 2, mostWaiting: 50 });
  return {
    styles,
    binned: {
      bringBack: makeBringBackStyle(makeSqlStyles),
      discard: makeDiscardStyle(inTransaction),
    },
    personalData: styleData({ styles, queue, viewStyles, cancelTraining }),
    register: (app) =>
      registerStyleRoutes(app, {
        ...shared,
        viewStyles,
        requestTraining: makeRequestTraining({ ...shared, engine: trainingEngine.engine }),
        coachTraining: makeCoachTraining({ ...shared, coachPictures, lanes }),
        cancelTraining,
        exportStyle: makeExportStyle(shared),
        importStyle: makeImportStyle(shared),
        deleteStyle: makeDeleteStyle({ ...shared, cancelTraining, readsIn: inTransaction }),
      }),
    startWork: (onError) =>
      work({ queue, job: trainingJob, handler, concurrency: trainingEngine.concurrency, onError }),
  };
}

const inTransaction = (transaction: Parameters<TransactionalWrite>[0]) => ({
  styles: makeSqlStyles(transaction),
  pictures: makeSqlFiles(transaction),
});
