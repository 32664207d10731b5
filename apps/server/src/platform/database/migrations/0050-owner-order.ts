import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** What long reads of one person go along: lists in slices, sums by kind, the newest documents. */
export const ownerOrderMigration: MigrationFor = (dialect) => ({
  async up(db) {
    await db.schema
      .createIndex('conversations_owner')
      .on('conversations')
      .columns(['owner_id', 'id'])
      .execute();
    await db.schema.createIndex('files_owner').on('files').columns(['owner_id', 'id']).execute();
    await db.schema
      .createIndex('files_kind')
      .on('files')
      .columns(['owner_id', 'kind', 'created_at', 'size_bytes'])
      .execute();
    if (dialect === 'sqlite') return;
    // Backwards, so that no other index has this order: that of all documents would lead through
    // everybody's newest ones.
    await sql`create index search_owner on search_documents (owner_id, (-id))`.execute(db);
  },
});
