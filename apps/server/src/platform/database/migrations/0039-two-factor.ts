import { getMigrations } from 'better-auth/db/migration';
import { jwt, twoFactor } from 'better-auth/plugins';
import type { MigrationFor } from './migration-for.ts';

/** What the identity provider keeps of second factors, written by the library itself. */
export const twoFactorMigration: MigrationFor = (dialect) => ({
  async up(db) {
    const { runMigrations } = await getMigrations({
      database: { db, type: dialect },
      emailAndPassword: { enabled: true },
      plugins: [jwt(), twoFactor()],
    });
    await runMigrations();
  },
});
