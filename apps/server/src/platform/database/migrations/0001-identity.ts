import { getMigrations } from 'better-auth/db/migration';
import { jwt } from 'better-auth/plugins';
import type { MigrationFor } from './migration-for.ts';

/**
 * The tables of the embedded identity provider, written by the library itself. It compares
 * with what exists, so a later version that needs more columns gets a further migration
 * with these same lines; a test says when one is due.
 */
export const identityMigration: MigrationFor = (dialect) => ({
  async up(db) {
    const { runMigrations } = await getMigrations({
      database: { db, type: dialect },
      emailAndPassword: { enabled: true },
      plugins: [jwt()],
    });
    await runMigrations();
  },
});
