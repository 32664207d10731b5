import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AnyJob } from './job-queue.ts';

type OwnersJob = { readonly ownerId: string; readonly job: AnyJob; readonly id: string };

/** What a job has come to, and how many of its kind were asked for before it and are not over. */
export async function followJob(db: Kysely<Database>, { ownerId, job: { kind }, id }: OwnersJob) {
  const row = await db
    .selectFrom('jobs')
    .select(['detail', 'status', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const detail: unknown = row.detail === null ? null : JSON.parse(row.detail);
  if (row.status !== 'queued') return { detail, ahead: 0 };
  const { ahead } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number | string>().as('ahead'))
    .where('kind', '=', kind)
    .where('status', 'in', ['queued', 'processing'])
    .where('created_at', '<', row.created_at)
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in words.
  return { detail, ahead: Number(ahead) };
}
