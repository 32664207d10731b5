import { putInBin } from '../../../platform/bin/bin-rows.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';

export type DeleteFilms = (
  ownerId: string,
  ids: readonly string[],
) => Promise<'deleted' | 'not-found'>;

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly clock: () => number;
};

class NotAllThere extends Error {
  override readonly name = 'NotAllThere';
}

/**
 * Throws films into the bin, all of them or none: from then on nobody sees them, also not by their
 * links. Doing so again is no error while they lie there.
 */
export function makeDeleteFilms({ queue, clock }: Dependencies): DeleteFilms {
  return async (ownerId, ids) => {
    try {
      await queue.transact(async (transaction) => {
        // In one order for everybody: two that delete the same films never wait for each other.
        for (const id of [...new Set(ids)].toSorted()) {
          const entry = { kind: 'film', ownerId, id } as const;
          if (!(await putInBin(transaction, entry, clock()))) throw new NotAllThere();
        }
      });
      return 'deleted';
    } catch (error) {
      if (error instanceof NotAllThere) return 'not-found';
      throw error;
    }
  };
}
