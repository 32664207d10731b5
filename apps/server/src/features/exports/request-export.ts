import { isUnderWay, type Job, type JobQueue } from '../../platform/queue/job-queue.ts';
import { promiseRemoval } from '../../platform/storage/removal-job.ts';
import { exportJob } from './export-job.ts';
import type { ExportRepository } from './ports.ts';

type Dependencies = {
  readonly queue: Pick<JobQueue, 'list' | 'transact' | 'enqueue'>;
  readonly exports: ExportRepository;
};

/** Begins an archive, or gives back the one that is being made. The one before it goes. */
export function makeRequestExport({ queue, exports }: Dependencies) {
  return async (ownerId: string): Promise<Job> => {
    const [latest] = await queue.list(ownerId, exportJob, { endedAfter: 0 });
    if (latest && isUnderWay(latest)) return latest;
    await removeExports({ queue, exports }, await exports.of(ownerId));
    // Asked twice at once, it is begun once.
    const idempotencyKey = `after ${latest?.id ?? 'none'}`;
    const begun = await queue.enqueue({ ownerId, job: exportJob, payload: {}, idempotencyKey });
    if (!begun.ok) throw new Error('all exports are asked for in the same way');
    return begun.job;
  };
}

/** Takes archives away whose time is over: rows at once, bytes as promised. */
export function makeSweepExports(dependencies: Dependencies & { readonly clock: () => number }) {
  return async () =>
    removeExports(dependencies, await dependencies.exports.expired(dependencies.clock()));
}

async function removeExports(
  { queue, exports }: Pick<Dependencies, 'exports'> & { queue: Pick<JobQueue, 'transact'> },
  records: Awaited<ReturnType<ExportRepository['of']>>,
): Promise<void> {
  for (const { id, ownerId, key } of records) {
    await queue.transact(async (transaction, promise) => {
      await exports.remove(transaction, [id]);
      await promiseRemoval(promise, ownerId, { keys: [key], prefixes: [] });
    });
  }
}
