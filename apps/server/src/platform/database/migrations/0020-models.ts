import type { MigrationFor } from './migration-for.ts';

/** Trained styles. Their ids are numbers, as the API promises; their training is a job. */
export const modelsMigration: MigrationFor = (dialect) => ({
  async up(db) {
    await db.schema
      .createTable('models')
      .addColumn('id', dialect === 'sqlite' ? 'integer' : 'serial', (column) =>
        dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('job_id', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('trigger_word', 'text')
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('image_keys', 'text', (column) => column.notNull())
      .addColumn('fence', 'bigint', (column) => column.notNull())
      .addColumn('remote_request', 'text')
      .addColumn('object_folder', 'text')
      .addColumn('samples', 'text', (column) => column.notNull())
      .addColumn('coach', 'text')
      .addColumn('learned', 'text')
      .addColumn('deleted', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('models_owner')
      .on('models')
      .columns(['owner_id', 'deleted', 'id'])
      .execute();
    await db.schema.createIndex('models_folder').on('models').column('object_folder').execute();
  },
});
