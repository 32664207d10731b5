import type { MigrationFor } from './migration-for.ts';

/** A recipe names the picture it was made from by its hash. */
export const fileHashesMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.createIndex('files_hash').on('files').columns(['owner_id', 'sha256']).execute();
  },
});
