import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

const tables = ['conversations', 'files', 'models', 'videos'] as const;

/** When something was thrown away; null for what was not. Files may go with something else. */
export const binMigration: MigrationFor = () => ({
  async up(db) {
    for (const table of tables) {
      await db.schema.alterTable(table).addColumn('binned_at', 'bigint').execute();
      // Only what lies in the bin is in it, so that lists cost nothing more and bins are read alone.
      await sql`create index ${sql.ref(`${table}_binned`)} on ${sql.table(table)}
        (owner_id, binned_at) where binned_at is not null`.execute(db);
    }
    await db.schema.alterTable('files').addColumn('binned_with', 'text').execute();
    await sql`create index files_binned_with on files (owner_id, binned_with)
      where binned_with is not null`.execute(db);
  },
});
