import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { promiseRemoval } from '../../../platform/storage/removal-job.ts';
import type { RemoveFilm } from '../ports.ts';

export type DeleteFilm = (ownerId: string, id: string) => Promise<'deleted' | 'not-found'>;

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly removeFilm: RemoveFilm;
};

/** The row goes at once, and with it the film is seen by nobody; its bytes go as promised. */
export function makeDeleteFilm({ queue, removeFilm }: Dependencies): DeleteFilm {
  return (ownerId, id) =>
    queue.transact(async (transaction, promise) => {
      const removed = await removeFilm(transaction, ownerId, id);
      if (!removed) return 'not-found';
      await promiseRemoval(promise, ownerId, { keys: [], prefixes: [removed.objectFolder] });
      return 'deleted';
    });
}
