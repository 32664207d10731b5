import type { Kysely } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Conversations, their messages, and the journal of replies that are still growing. */
export const chatMigration: MigrationFor = () => ({
  async up(db) {
    await createConversations(db);
    await createMessages(db);
    await createReplyJournal(db);
  },
});

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('conversations_newest')
    .on('conversations')
    .columns(['owner_id', 'updated_at', 'id'])
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('task_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('inputs', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('prompt_tokens', 'integer', (column) => column.notNull())
    .addColumn('completion_tokens', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('heartbeat_at', 'bigint', (column) => column.notNull())
    .addColumn('stop_requested', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('messages_order')
    .unique()
    .on('messages')
    .columns(['conversation_id', 'position'])
    .execute();
  await db.schema.createIndex('messages_task').unique().on('messages').column('task_id').execute();
  await db.schema
    .createIndex('messages_running')
    .on('messages')
    .columns(['status', 'heartbeat_at'])
    .execute();
}

async function createReplyJournal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reply_journal')
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('replaces', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reply_journal_key', ['message_id', 'sequence'])
    .execute();
}
