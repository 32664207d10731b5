import type { MigrationFor } from './migration-for.ts';

/** What people have uploaded; the bytes are in the storage. */
export const filesMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('folder', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull().unique())
      .addColumn('size_bytes', 'bigint', (column) => column.notNull())
      .addColumn('mime_type', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('files_folder')
      .on('files')
      .columns(['owner_id', 'folder', 'created_at'])
      .execute();
  },
});
