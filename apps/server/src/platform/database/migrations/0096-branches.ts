import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * A question that is put differently stands beside the first, each with what followed it; a message
 * knows whether it is on the branch that is shown. And a conversation may be pinned. No row is
 * written: messages of before get their parent when something comes to stand beside them.
 */
export const branchesMigration: MigrationFor = () => ({
  async up(db) {
    await sql`alter table conversations add column pinned_at bigint`.execute(db);
    await sql`create index conversations_pinned on conversations (owner_id, pinned_at)
      where pinned_at is not null`.execute(db);
    await sql`alter table messages add column parent_id text`.execute(db);
    await sql`alter table messages add column is_shown integer not null default 1`.execute(db);
    await sql`create index messages_parent on messages (conversation_id, parent_id)
      where parent_id is not null`.execute(db);
  },
});
