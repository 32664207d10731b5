import { putInBin } from '../../../platform/bin/bin-rows.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';

export type DeleteFilm = (ownerId: string, id: string) => Promise<'deleted' | 'not-found'>;

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly clock: () => number;
};

/**
 * Throws a film into the bin: from then on nobody sees it, also not by its link. Doing so again is
 * no error while it lies there.
 */
export function makeDeleteFilm({ queue, clock }: Dependencies): DeleteFilm {
  return async (ownerId, id) => {
    const entry = { kind: 'film', ownerId, id } as const;
    const isBinned = await queue.transact((transaction) => putInBin(transaction, entry, clock()));
    return isBinned ? 'deleted' : 'not-found';
  };
}
