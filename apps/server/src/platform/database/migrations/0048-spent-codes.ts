import type { Kysely } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Codes of a second factor that somebody has sent, for as long as they might be sent again. */
export const spentCodesMigration: MigrationFor = () => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('spent_codes')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('spent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('spent_codes_key', ['user_id', 'code'])
      .execute();
  },
});
