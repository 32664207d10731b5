import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitLazily } from './commit-lazily.ts';
import type { OpenDatabase } from './open-database.ts';
import { testDatabases } from './testing.ts';

for (const kind of await testDatabases()) {
  describe(`a lazy commit on ${kind.name}`, () => {
    let database: OpenDatabase;
    beforeEach(async () => {
      database = await kind.open();
    });
    afterEach(() => database.close());

    const piece = (sequence: number) => ({
      message_id: 'm1',
      sequence,
      replaces: 0 as const,
      text: 'mot',
      card: null,
    });
    const setting = async () => {
      const name = database.dialect === 'sqlite' ? 'pragma synchronous' : 'show synchronous_commit';
      const { rows } = await sql.raw<Record<string, unknown>>(name).execute(database.db);
      return Object.values(rows[0] ?? {})[0];
    };

    it('is there for everybody, and relaxes no other', async () => {
      const usual = await setting();
      await commitLazily(database, async (db) => {
        await db.insertInto('reply_journal').values(piece(1)).execute();
      });
      const failed = commitLazily(database, async (db) => {
        await db.insertInto('reply_journal').values(piece(1)).execute();
      });
      await expect(failed).rejects.toThrow();
      expect(await setting()).toBe(usual);
      const rows = await database.db.selectFrom('reply_journal').selectAll().execute();
      expect(rows).toEqual([piece(1)]);
    });
  });
}
