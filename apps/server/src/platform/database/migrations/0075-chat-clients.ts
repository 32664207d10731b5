import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** For whom a client with a key speaks, and what was said of answers. */
export const chatClientsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('conversations').addColumn('end_user', 'text').execute();
    await db.schema.alterTable('messages').addColumn('rating', 'text').execute();
    await db.schema.alterTable('messages').addColumn('rating_words', 'text').execute();
    await db.schema.alterTable('messages').addColumn('rated_at', 'bigint').execute();
    await sql`create index messages_rated on messages (owner_id, rated_at)
      where rated_at is not null`.execute(db);
  },
});
