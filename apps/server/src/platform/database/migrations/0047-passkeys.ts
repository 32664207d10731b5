import { passkey } from '@better-auth/passkey';
import { getMigrations } from 'better-auth/db/migration';
import { jwt, twoFactor } from 'better-auth/plugins';
import type { MigrationFor } from './migration-for.ts';

/** What the identity provider keeps of passkeys, written by the library itself, and when one was used. */
export const passkeysMigration: MigrationFor = (dialect) => ({
  async up(db) {
    const lastUse = { type: 'date', required: false } as const;
    const { runMigrations } = await getMigrations({
      database: { db, type: dialect },
      emailAndPassword: { enabled: true },
      plugins: [
        jwt(),
        twoFactor(),
        passkey(),
        { id: 'passkey-rule', schema: { passkey: { fields: { lastUsedAt: lastUse } } } },
      ],
    });
    await runMigrations();
  },
});
