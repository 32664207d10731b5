import type { MigrationFor } from './migration-for.ts';

/** Where the captions of a film lie that stand beside it. */
export const filmCaptionsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('videos').addColumn('captions_key', 'text').execute();
  },
});
