import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { JobTable } from '../database/tables/jobs.ts';
import type { JobDefinition } from './define-job.ts';
import type { Job } from './job-queue.ts';

/** @throws when what is stored is not what its kind of job says. */
export function jobFrom<P, R>(job: JobDefinition<P, R>, row: Selectable<JobTable>): Job<P, R> {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    status: row.status,
    payload: z.parse(job.payload, JSON.parse(row.payload)),
    percent: row.percent,
    stage: row.stage,
    result: row.result === null ? null : z.parse(job.result, JSON.parse(row.result)),
    errorMessage: row.error_message,
    createdAt: row.created_at,
  };
}
