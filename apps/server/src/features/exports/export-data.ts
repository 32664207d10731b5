import { jsonArray } from '../../platform/json/json-pieces.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { exportJob } from './export-job.ts';
import type { ExportRepository } from './ports.ts';

/**
 * What is kept of a person's archives. Their bytes lie in the person's own folder, which goes with
 * their files.
 */
export function exportData({
  queue,
  exports,
}: {
  readonly queue: Pick<JobQueue, 'list' | 'cancel' | 'erase'>;
  readonly exports: ExportRepository;
}) {
  return {
    name: 'exports',
    /** Archives are copies of the rest. */
    exportOf: () => jsonArray(nothing()),
    async stopOf(ownerId: string) {
      const jobs = await queue.list(ownerId, exportJob, { endedAfter: Number.MAX_SAFE_INTEGER });
      for (const { id } of jobs) await queue.cancel(ownerId, exportJob, id);
      await exports.erase(ownerId);
    },
    async eraseOf(ownerId: string) {
      await queue.erase(ownerId, exportJob);
      await exports.erase(ownerId);
    },
  };
}

async function* nothing(): AsyncGenerator<never[]> {}
