import { type Kysely, sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** People whom another issuer signs in, and who have kept something before there was this table. */
export const ownersMigration: MigrationFor = () => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('owners')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    for (const table of ['conversations', 'files', 'jobs', 'videos', 'models']) {
      await sql`
        insert into owners (id)
        select distinct owner_id from ${sql.table(table)}
        where owner_id not in (select id from "user")
        and owner_id not in (select id from owners)
      `.execute(db);
    }
  },
});
