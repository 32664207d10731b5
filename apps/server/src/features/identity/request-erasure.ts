import type { JobQueue, TransactionalWrite } from '../../platform/queue/job-queue.ts';
import { erasureJob } from './erasure-job.ts';
import type { OwnerRepository, PersonalData } from './ports.ts';

export type RequestErasure = (ownerId: string) => Promise<void>;

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly owners: Pick<OwnerRepository, 'forget'>;
  /** The rows of the embedded provider, when it signs this person in. */
  readonly eraseAccount: (
    transaction: Parameters<TransactionalWrite>[0],
    ownerId: string,
  ) => Promise<void>;
  readonly personalData: readonly Pick<PersonalData, 'stopOf'>[];
};

/**
 * Promises that everything of a person goes. The account goes with the promise: nobody signs in
 * with it any more, and whatever is still under way for it can write no row.
 */
export function makeRequestErasure(dependencies: Dependencies): RequestErasure {
  const { queue, owners, eraseAccount, personalData } = dependencies;
  return async (ownerId) => {
    await queue.transact(async (transaction, promise) => {
      await eraseAccount(transaction, ownerId);
      await owners.forget(transaction, ownerId);
      await promise({ ownerId, job: erasureJob, payload: {}, idempotencyKey: 'once' });
    });
    for (const { stopOf } of personalData) await stopOf?.(ownerId);
  };
}
