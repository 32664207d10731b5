import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { videoJobFrom } from './making/routes.ts';
import { montageKind } from './ports.ts';

/** What this feature keeps of a person: their film jobs, waiting, running and done. */
export function montageData(parts: { queue: JobQueue; workRoot: string; mediaHost: string }) {
  return {
    name: 'montage',
    async exportOf(ownerId: string) {
      const jobs = await parts.queue.list(ownerId, montageKind, { endedAfter: 0 });
      return jobs.map((job) => ({ ...videoJobFrom(job, parts.mediaHost), asked: job.payload }));
    },
    async eraseOf(ownerId: string) {
      const ids = await parts.queue.erase(ownerId, montageKind);
      for (const id of ids) {
        await fs.rm(join(parts.workRoot, id), { recursive: true, force: true });
      }
    },
  };
}
