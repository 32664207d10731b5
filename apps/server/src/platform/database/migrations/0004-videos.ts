import type { MigrationFor } from './migration-for.ts';

/** The gallery's films; film, poster and thumbnails are objects of the storage. */
export const videosMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('videos')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('object_folder', 'text', (column) => column.notNull())
      .addColumn('video_key', 'text', (column) => column.notNull())
      .addColumn('poster_key', 'text')
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('duration_seconds', 'double precision', (column) => column.notNull())
      .addColumn('size_bytes', 'bigint', (column) => column.notNull())
      .addColumn('shots', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('videos_owner')
      .on('videos')
      .columns(['owner_id', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('videos_folder').on('videos').columns(['object_folder']).execute();
  },
});
