import type { MigrationFor } from './migration-for.ts';

/** Which files the studio made, and what the watermark in them says. */
export const madeFilesMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .alterTable('files')
      .addColumn('is_made', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('files').addColumn('watermark', 'text').execute();
    await db.schema.createIndex('files_watermark').on('files').column('watermark').execute();
  },
});
