import type { MigrationFor } from './migration-for.ts';

/** Addresses of archives that are packed while they are downloaded; each holds for minutes. */
export const filmDownloadsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createTable('film_downloads')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['owner_id', 'expires_at']) {
      const name = `film_downloads_${column}`;
      await db.schema.createIndex(name).on('film_downloads').column(column).execute();
    }
  },
});
