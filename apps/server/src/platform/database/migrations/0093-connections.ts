import type { MigrationFor } from './migration-for.ts';

/** Assistants that registered, those that somebody let in, and what these call with, as SHA-256. */
export const connectionsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('oauth_clients')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('redirect_uris', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('connections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema.createIndex('connections_owner').on('connections').column('owner_id').execute();
    await db.schema
      .createTable('connection_secrets')
      .addColumn('sha256', 'text', (column) => column.primaryKey())
      .addColumn('connection_id', 'text', (column) =>
        column.notNull().references('connections.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('spent_at', 'bigint')
      .addColumn('asked', 'text')
      .execute();
    await db.schema
      .createIndex('connection_secrets_connection')
      .on('connection_secrets')
      .column('connection_id')
      .execute();
  },
});
