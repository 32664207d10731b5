import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { StyleRecord, StyleRepository, TrainingEngine } from './ports.ts';
import { trainingJob } from './training-job.ts';

type Dependencies = {
  readonly queue: JobQueue;
  readonly styles: StyleRepository;
  readonly trainingEngine: TrainingEngine;
};

export type CancelTraining = (record: StyleRecord) => Promise<void>;

/** Ends a training here, and where it runs: what nobody waits for should not be paid for. */
export function makeCancelTraining({
  queue,
  styles,
  trainingEngine,
}: Dependencies): CancelTraining {
  return async ({ ownerId, id, jobId }) => {
    const job = await queue.cancel(ownerId, trainingJob, jobId);
    if (job?.status !== 'cancelled') return;
    const remoteRequest = await styles.takeRemoteRequest(ownerId, id);
    if (remoteRequest !== null) await trainingEngine.cancelRemote?.(remoteRequest);
  };
}
