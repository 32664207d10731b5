import type { MigrationFor } from './migration-for.ts';

/** The mark that storage and database share, and the objects that were seen without a row. */
export const installationMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('installation')
      .addColumn('only', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('orphans')
      .addColumn('storage_key', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
  },
});
