import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * When the studio's own work is due next, and which process has a job. Failed jobs are listed and
 * counted without a look at those that ended well.
 */
export const schedulesMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('schedules')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`alter table jobs add column worker text`.execute(db);
    await sql`create index jobs_failed on jobs (updated_at) where status = 'failed'`.execute(db);
  },
});
