import type { MigrationFor } from './migration-for.ts';

/** Archives of everything of a person; the bytes are in the storage, outside of their quota. */
export const exportsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('exports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull().unique())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('exports_owner').on('exports').column('owner_id').execute();
  },
});
