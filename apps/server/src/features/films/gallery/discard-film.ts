import type { BinEntry } from '../../../platform/bin/bin-rows.ts';
import type { PromiseJob, TransactionalWrite } from '../../../platform/queue/job-queue.ts';
import { promiseRemoval } from '../../../platform/storage/removal-job.ts';
import type { RemoveFilm } from '../ports.ts';

type Within = {
  readonly transaction: Parameters<TransactionalWrite>[0];
  readonly promise: PromiseJob;
};

/** Deletes a film for good: the row goes at once, its bytes as promised. */
export function makeDiscardFilm(removeFilm: RemoveFilm) {
  return async ({ transaction, promise }: Within, { ownerId, id }: BinEntry): Promise<void> => {
    const removed = await removeFilm(transaction, ownerId, id);
    if (!removed) return;
    await promiseRemoval(promise, ownerId, { keys: [], prefixes: [...removed] });
  };
}
