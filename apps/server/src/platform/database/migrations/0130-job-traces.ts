import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Which trace a job goes on with, also in another process and after a restart. */
export const jobTracesMigration: MigrationFor = () => ({
  async up(db) {
    await sql`alter table jobs add column trace text`.execute(db);
  },
});
