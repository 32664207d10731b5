import type { Selectable } from 'kysely';
import type { JobTable } from '../database/tables/jobs.ts';
import type { Job } from './job-queue.ts';

export function jobFrom(row: Selectable<JobTable>): Job {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    status: row.status,
    payload: JSON.parse(row.payload),
    percent: row.percent,
    stage: row.stage,
    result: row.result === null ? null : JSON.parse(row.result),
    errorMessage: row.error_message,
    createdAt: row.created_at,
  };
}
