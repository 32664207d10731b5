import { sql } from 'kysely';
import { searchOnPostgres } from './0037-search-on-postgres.ts';
import { searchOnSqlite } from './0037-search-on-sqlite.ts';
import type { MigrationFor } from './migration-for.ts';

/**
 * A full-text index over messages and names of conversations. Triggers keep it, so that no way
 * of writing or deleting leaves it behind. What is there already waits in the backlog: indexing
 * it here would hold the start up.
 */
export const searchMigration: MigrationFor = (dialect) => ({
  async up(db) {
    const statements = dialect === 'sqlite' ? searchOnSqlite : searchOnPostgres;
    for (const statement of statements) await sql.raw(statement).execute(db);
    await db.schema
      .createTable('search_backlog')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('before_id', 'text')
      .addColumn('below_document', 'bigint', (column) => column.notNull())
      .execute();
    // Messages are the newer part of both: what is indexed first is found first.
    await sql`insert into search_backlog
      select 'messages', null, ${sql.lit(2 ** 40)} where exists (select 1 from messages)`.execute(
      db,
    );
    await sql`insert into search_backlog
      select 'conversations', null, ${sql.lit(2 ** 39)}
      where exists (select 1 from conversations)`.execute(db);
  },
});
