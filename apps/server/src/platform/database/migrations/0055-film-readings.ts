import type { MigrationFor } from './migration-for.ts';

/** Films that were made before have no reading of their wish. */
export const filmReadingsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('videos').addColumn('reading', 'text').execute();
  },
});
