import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** What is still to be looked for has an index of its own, which is empty once all has been. */
export const olderPicturesMigration: MigrationFor = () => ({
  async up(db) {
    await sql`create index files_sources_unknown on files (id)
      where kind = 'image' and sources_known = 0`.execute(db);
  },
});
