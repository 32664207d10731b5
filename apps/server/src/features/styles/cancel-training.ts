import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { type ModelRecord, type ModelStore, type StyleTrainer, trainingKind } from './ports.ts';

type Parts = {
  readonly queue: JobQueue;
  readonly models: ModelStore;
  readonly trainer: StyleTrainer;
};

export type CancelTraining = (model: ModelRecord) => Promise<void>;

/** Ends a training here, and where it runs: what nobody waits for should not be paid for. */
export function makeCancelTraining({ queue, models, trainer }: Parts): CancelTraining {
  return async ({ ownerId, id, jobId }) => {
    const job = await queue.cancel(ownerId, trainingKind, jobId);
    if (job?.status !== 'cancelled') return;
    const remoteRequest = await models.takeRemoteRequest(ownerId, id);
    if (remoteRequest !== null) await trainer.cancelRemote?.(remoteRequest);
  };
}
