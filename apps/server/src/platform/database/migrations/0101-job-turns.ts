import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * Each job has its turn from the moment it is asked for, so that a claim reads one entry of an
 * index. Jobs that wait get theirs as if they were asked for now, in the order in which they were.
 */
export const jobTurnNumbersMigration: MigrationFor = () => ({
  async up(db) {
    await sql`alter table jobs add column turn bigint not null default 0`.execute(db);
    await sql`alter table jobs add column is_short integer not null default 0`.execute(db);
    await sql`update jobs set turn = waiting.turn from (
        select id, row_number() over (
          partition by kind, owner_id order by created_at, id
        ) - 1 as turn
        from jobs where status in ('queued', 'processing')
      ) as waiting where waiting.id = jobs.id`.execute(db);
    for (const index of ['jobs_open', 'jobs_running', 'jobs_turns']) {
      await db.schema.dropIndex(index).execute();
    }
    await sql`create index jobs_next on jobs (kind, turn, created_at, id)
      where status in ('queued', 'processing')`.execute(db);
    await sql`create index jobs_turns_of_owners on jobs (kind, owner_id, is_short, turn)
      where status in ('queued', 'processing')`.execute(db);
    await sql`create index jobs_running on jobs (kind, turn)
      where status = 'processing'`.execute(db);
  },
});
