import type { MigrationFor } from './migration-for.ts';

/** The names of those who chose to sign as authors. */
export const authorsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('authors')
      .addColumn('owner_id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
  },
});
