import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AnyJob } from './job-queue.ts';

type OwnersJob = { readonly ownerId: string; readonly job: AnyJob; readonly id: string };

/** What a job has come to, and how many of its kind have their turn before it and are not over. */
export async function followJob(db: Kysely<Database>, { ownerId, job: { kind }, id }: OwnersJob) {
  const row = await db
    .selectFrom('jobs')
    .select(['detail', 'status', 'turn', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const detail: unknown = row.detail === null ? null : JSON.parse(row.detail);
  if (row.status !== 'queued') return { detail, ahead: 0 };
  // Literal: a partial index is used only where its condition stands in the statement.
  const { rows } = await sql<{ ahead: number }>`
    select count(*) as ahead from jobs
    where kind = ${kind} and status in ('queued', 'processing')
      and (turn, created_at, id) < (${row.turn}, ${row.created_at}, ${id})`.execute(db);
  return { detail, ahead: rows[0]?.ahead ?? 0 };
}
