import type { MigrationFor } from './migration-for.ts';

/** Files that are still arriving, piece by piece. */
export const uploadsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'bigint', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('received_bytes', 'bigint', (column) => column.notNull())
      .addColumn('mime_type', 'text')
      .addColumn('storage_key', 'text', (column) => column.unique())
      .addColumn('draft_ref', 'text')
      .addColumn('pieces', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('uploads_owner')
      .on('uploads')
      .columns(['owner_id', 'id'])
      .execute();
    await db.schema.createIndex('uploads_updated').on('uploads').column('updated_at').execute();
  },
});
