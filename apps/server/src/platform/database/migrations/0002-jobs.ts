import type { MigrationFor } from './migration-for.ts';

/** The queue: jobs with their leases, attempts and progress. */
export const jobsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('payload_hash', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('max_attempts', 'integer', (column) => column.notNull())
      .addColumn('available_at', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('lease_until', 'bigint')
      .addColumn('fence', 'bigint', (column) => column.notNull())
      .addColumn('percent', 'integer', (column) => column.notNull())
      .addColumn('stage', 'text')
      .addColumn('result', 'text')
      .addColumn('error_message', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    // A null key is never a duplicate, on both databases.
    await db.schema
      .createIndex('jobs_idempotency')
      .unique()
      .on('jobs')
      .columns(['owner_id', 'kind', 'idempotency_key'])
      .execute();
    await db.schema
      .createIndex('jobs_claim')
      .on('jobs')
      .columns(['kind', 'status', 'available_at'])
      .execute();
    await db.schema
      .createIndex('jobs_owner')
      .on('jobs')
      .columns(['owner_id', 'kind', 'created_at'])
      .execute();
  },
});
