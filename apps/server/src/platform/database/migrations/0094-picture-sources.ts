import type { MigrationFor } from './migration-for.ts';

/** What a picture was made with and from: keys of a style's file and of a picture. Not known of older ones. */
export const pictureSourcesMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('files').addColumn('style_key', 'text').execute();
    await db.schema.alterTable('files').addColumn('source_key', 'text').execute();
    await db.schema
      .createIndex('files_source')
      .on('files')
      .columns(['owner_id', 'source_key'])
      .execute();
    await db.schema
      .createIndex('files_style')
      .on('files')
      .columns(['owner_id', 'style_key'])
      .execute();
  },
});
