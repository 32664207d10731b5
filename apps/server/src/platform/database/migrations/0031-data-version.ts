import type { MigrationFor } from './migration-for.ts';

/** Which program wrote here last, so that an older one can say whom to call. */
export const dataVersionMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('data_version')
      .addColumn('only', 'integer', (column) => column.primaryKey())
      .addColumn('program', 'text', (column) => column.notNull())
      .execute();
  },
});
