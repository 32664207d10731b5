import type { MigrationFor } from './migration-for.ts';

/** What people began in the editor. */
export const filmProjectsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('film_projects')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('film_projects_owner')
      .on('film_projects')
      .columns(['owner_id', 'updated_at'])
      .execute();
  },
});
