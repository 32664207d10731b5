import type { MigrationFor } from './migration-for.ts';

/** Limits on calls are counted where all processes see them, and outlive these. */
export const callCountsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('call_counts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('previous_count', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
});
