import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Claims read the jobs that are open and the last turn of their owners, never what has ended. */
export const jobTurnsMigration: MigrationFor = () => ({
  async up(db) {
    await sql`create index jobs_open on jobs (kind, owner_id, created_at, id)
      where status in ('queued', 'processing')`.execute(db);
    await sql`create index jobs_running on jobs (kind, owner_id)
      where status = 'processing'`.execute(db);
    await sql`create index jobs_turns on jobs (kind, owner_id, started_at)`.execute(db);
    await sql`create index jobs_ended on jobs (kind, updated_at)
      where status not in ('queued', 'processing')`.execute(db);
    await db.schema.dropIndex('jobs_claim').execute();
  },
});
