import type { MigrationFor } from './migration-for.ts';

/** Whether it is known what a file was made from; of what is there already it is still to be looked for. */
export const olderSourcesMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .alterTable('files')
      .addColumn('sources_known', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
