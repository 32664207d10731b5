import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** The few messages at work, by person: a page that waits asks for them every few seconds. */
export const replyingMigration: MigrationFor = () => ({
  async up(db) {
    await sql`create index messages_replying on messages (owner_id)
      where status = 'running'`.execute(db);
  },
});
