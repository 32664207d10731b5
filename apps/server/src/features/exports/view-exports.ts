import type { PersonalExport } from '@armoni/contract/exports';
import { isUnderWay, type Job, type JobQueue } from '../../platform/queue/job-queue.ts';
import { exportLifeMs } from './export-handler.ts';
import { exportJob } from './export-job.ts';
import type { ExportRecord, ExportRepository } from './ports.ts';

type Dependencies = {
  readonly queue: Pick<JobQueue, 'list'>;
  readonly exports: ExportRepository;
  readonly clock: () => number;
};

/** A person's archives, the newest first; those that are gone are left out. */
export function makeViewExports({ queue, exports, clock }: Dependencies) {
  return async (ownerId: string): Promise<PersonalExport[]> => {
    const jobs = await queue.list(ownerId, exportJob, { endedAfter: clock() - exportLifeMs });
    const kept = (await exports.of(ownerId)).filter(({ expiresAt }) => expiresAt > clock());
    const records = new Map(kept.map((record) => [record.id, record]));
    return jobs.flatMap((job) => exportFrom(job, records.get(job.id)) ?? []);
  };
}

/** What is told of a job and of the archive that it made; nothing when that one is gone. */
export function exportFrom(job: Job, record?: ExportRecord): PersonalExport | null {
  const { id, percent, errorMessage: message } = job;
  const requested_at = new Date(job.createdAt).toISOString();
  const nothingYet = { size_bytes: null, expires_at: null, download_url: null };
  const about = { id, percent, message, requested_at, ...nothingYet };
  if (isUnderWay(job)) return { ...about, status: 'under_way' };
  if (job.status === 'failed') return { ...about, status: 'failed' };
  if (!record) return null;
  return {
    ...about,
    status: 'ready',
    percent: 100,
    size_bytes: record.sizeBytes,
    expires_at: new Date(record.expiresAt).toISOString(),
    download_url: addressOf(record),
  };
}

/** Its last part is the name that a browser saves it under. */
function addressOf({ id, secret, madeAt }: ExportRecord): string {
  const day = new Date(madeAt).toISOString().slice(0, 10);
  return `/api/v1/exports/${id}/${secret}/armoni-${day}.zip`;
}
