import type { MigrationFor } from './migration-for.ts';

/** Whom the studio signs as; it travels with every backup. */
export const signingMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('signing_identity')
      .addColumn('only', 'integer', (column) => column.primaryKey())
      .addColumn('certificates', 'text', (column) => column.notNull())
      .addColumn('private_key', 'text', (column) => column.notNull())
      .addColumn('anchors', 'text', (column) => column.notNull())
      .addColumn('watermark_key', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
  },
});
