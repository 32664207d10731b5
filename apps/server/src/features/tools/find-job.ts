import * as z from 'zod/mini';
import { isUnderWay } from '../../platform/queue/job-queue.ts';
import { type JobHandle, readHandle } from '../../platform/tools/job-handle.ts';
import type { StudioWork } from './ports.ts';

export const jobInput = z.object({
  /** Of a job that was begun; without it the newest one is meant. */
  job: z.optional(z.string()),
  of: z.optional(z.enum(['film', 'style'])),
});

type Work = Pick<StudioWork, 'styles' | 'films'>;

/** The job that is meant: by its handle, else the newest under way, else the newest of the last day. */
export async function findJob(
  work: Work,
  ownerId: string,
  { job, of }: z.infer<typeof jobInput>,
): Promise<JobHandle | null> {
  if (job !== undefined) return readHandle(job);
  const known = [
    ...(of === 'style' ? [] : await filmJobs(work, ownerId)),
    ...(of === 'film' ? [] : await trainings(work, ownerId)),
  ].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (known.find(({ isUnderWay }) => isUnderWay) ?? known[0])?.handle ?? null;
}

type Known = {
  readonly handle: JobHandle;
  readonly isUnderWay: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
};

async function filmJobs({ films }: Work, ownerId: string): Promise<Known[]> {
  return (await films.jobs(ownerId)).map((job) => ({
    handle: { of: 'film', id: job.job_id },
    isUnderWay: isUnderWay(job),
    createdAt: job.created_at,
  }));
}

async function trainings({ styles }: Work, ownerId: string): Promise<Known[]> {
  return (await styles.all(ownerId)).map(({ id, status, created_at: createdAt }) => ({
    handle: { of: 'style', id },
    isUnderWay: status === 'training',
    createdAt,
  }));
}
