import type { MigrationFor } from './migration-for.ts';

/** What a job under way has come to, for who watches it. */
export const jobDetailsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('jobs').addColumn('detail', 'text').execute();
  },
});
