import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Short addresses of shared films, at most one a film. */
export const filmSharesMigration: MigrationFor = () => ({
  async up(db) {
    const flag = (column: ColumnDefinitionBuilder, name: string) =>
      column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);
    await db.schema
      .createTable('film_shares')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('film_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('shows_name', 'integer', (column) => flag(column, 'shows_name'))
      .addColumn('shows_origin', 'integer', (column) => flag(column, 'shows_origin'))
      .addColumn('allows_download', 'integer', (column) => flag(column, 'allows_download'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('film_shares_film')
      .unique()
      .on('film_shares')
      .column('film_id')
      .execute();
    await db.schema.createIndex('film_shares_owner').on('film_shares').column('owner_id').execute();
  },
});
