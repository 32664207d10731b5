import type { MigrationFor } from './migration-for.ts';

/** Keys for programs that work in a person's name; only their SHA-256 is kept. */
export const accessKeysMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('access_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hint', 'text', (column) => column.notNull())
      .addColumn('secret_sha256', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema.createIndex('access_keys_owner').on('access_keys').column('owner_id').execute();
  },
});
