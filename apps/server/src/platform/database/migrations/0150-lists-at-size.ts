import { type Kysely, sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * What a person with a hundred thousand films and a million messages waited for: favourites among all
 * films, questions with cards among all questions, what fills their space, and on SQLite a search that read each film from its
 * table (490 ms of processor time; a wish may be longer than an index of PostgreSQL takes).
 */
export const listsAtSizeMigration: MigrationFor = (dialect) => ({
  async up(db) {
    await sql`create index videos_favourites on videos (owner_id, created_at, id)
      where is_favourite = 1`.execute(db);
    await sql`create index messages_cards on messages (owner_id, created_at)
      where cards is not null`.execute(db);
    await sql`create index files_space on files (owner_id, kind, size_bytes)
      where binned_at is null`.execute(db);
    if (dialect === 'sqlite') await searchFilmsByIndex(db);
  },
});

async function searchFilmsByIndex(db: Kysely<unknown>): Promise<void> {
  await sql`drop index videos_owner`.execute(db);
  await sql`create index videos_owner
    on videos (owner_id, created_at, id, binned_at, search_text)`.execute(db);
}
