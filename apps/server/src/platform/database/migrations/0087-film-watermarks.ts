import type { MigrationFor } from './migration-for.ts';

/** What the watermark in a film's frames says. */
export const filmWatermarksMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('videos').addColumn('watermark', 'text').execute();
    await db.schema.createIndex('videos_watermark').on('videos').column('watermark').execute();
  },
});
