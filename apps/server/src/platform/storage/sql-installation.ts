import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { InstallationRepository } from './installation.ts';

export function makeSqlInstallation(
  db: Kysely<Database>,
  clock: () => number,
): InstallationRepository {
  const find = async () => {
    const row = await db.selectFrom('installation').selectAll().executeTakeFirst();
    return row ? { id: row.id, isConfirmed: row.confirmed === 1 } : null;
  };
  return {
    find,
    async claim(id) {
      await db
        .insertInto('installation')
        .values({ only: 1, id, confirmed: 0, made_at: clock() })
        .onConflict((conflict) => conflict.column('only').doNothing())
        .execute();
      return (await find())!;
    },
    async confirm() {
      await db.updateTable('installation').set({ confirmed: 1 }).execute();
    },
  };
}
