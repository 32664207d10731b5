import type { MigrationFor } from './migration-for.ts';

/** Pictures that were kept before have none, and are shown whole. */
export const fileThumbnailsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('files').addColumn('thumbnail_key', 'text').execute();
    // The sweep asks which of many keys are known.
    await db.schema
      .createIndex('files_thumbnail')
      .on('files')
      .column('thumbnail_key')
      .unique()
      .execute();
  },
});
