import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MigrationError, migrateToLatest } from '../platform/database/migrate-to-latest.ts';
import { migrations } from '../platform/database/migrations.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { type TestDatabase, testDatabases } from '../platform/database/testing.ts';
import { bearerOf, cookieOf, postJson, startTestStudio } from '../testing.ts';
import { loadReleased, releasedSecret, releasedVersions } from './testing/released.ts';

for (const kind of await testDatabases()) {
  for (const version of releasedVersions()) {
    describe(`data of ${version} on ${kind.name}`, () => {
      let database: OpenDatabase & { readonly url?: string };
      beforeEach(async () => {
        database = await kind.open({ migrate: false });
        await loadReleased(database, version);
      });
      afterEach(() => database.close());

      it('has rows in every table', async () => {
        for (const [table, rows] of await allRows(database)) {
          expect([table, rows.length]).not.toEqual([table, 0]);
        }
      });

      it('keeps every row and gets the tables of today', async () => {
        const before = await allRows(database);
        await migrateToLatest(database);
        const after = await allRows(database, before.keys());
        for (const [table, rows] of before) {
          const kept = rows.map((row) => expect.objectContaining(row));
          expect([table, after.get(table)]).toEqual([table, expect.arrayContaining(kept)]);
        }
        const fresh = await kind.open();
        expect(await shapeOf(database)).toEqual(await shapeOf(fresh));
        await fresh.close();
      });

      it('is as it was when any later migration fails, and upgrades afterwards', async () => {
        const before = [await shapeOf(database), await allRows(database)];
        const broken = {
          ...migrations,
          '9999-broken': () => ({
            async up(target: Kysely<never>) {
              await sql`update conversations set name = 'x'`.execute(target);
              await sql`drop table messages`.execute(target);
              await sql`select * from nowhere`.execute(target);
            },
          }),
        };
        await expect(migrateToLatest(database, broken)).rejects.toThrow(MigrationError);
        expect([await shapeOf(database), await allRows(database)]).toEqual(before);
        await migrateToLatest(database);
      });
    });

    it(`lets those who were there at ${version} sign in and find their work, on ${kind.name}`, async () => {
      const { environment, dataFolder, email, remove } = await releasedPlace(kind, version);
      const studio = await startTestStudio({ dataFolder, environment });
      const account = { email, password: 'un mot de passe solide' };
      const signedIn = await postJson(`${studio.url}/api/auth/sign-in/email`, account);
      expect(signedIn.status).toBe(200);
      const { user } = (await signedIn.json()) as { user: { id: string } };
      const authorization = await bearerOf(studio.url, cookieOf(signedIn));
      const read = async (path: string) =>
        (await fetch(`${studio.url}/api/v1/${path}`, { headers: { authorization } })).text();
      expect(await read(`conversations?user=${user.id}`)).toContain(
        'Un lac au « coucher » du soleil',
      );
      expect(await read(`messages?conversation_id=c1&user=${user.id}`)).toContain('Voici le lac.');
      expect(await read('gallery/videos/')).toContain('Vacances à l’île d’Yeu');
      expect(await read('models')).toContain('Aquarelle d’été');
      await studio.stop();
      await remove();
    });
  }
}

/** By table, in the order of their first columns. A search index of later schemas has no rows to read. */
async function allRows(
  database: OpenDatabase,
  tables?: Iterable<string>,
): Promise<Map<string, object[]>> {
  const names = new Set(tables ?? (await columnsOf(database)).map(({ table }) => table));
  const rows = new Map<string, object[]>();
  for (const name of names) {
    const query = sql<object>`select * from ${sql.id(name)} order by 1, 2`;
    rows.set(name, (await query.execute(database.db)).rows);
  }
  return rows;
}

type Column = { readonly table: string };

async function columnsOf({ db, dialect }: OpenDatabase): Promise<Column[]> {
  const query =
    dialect === 'sqlite'
      ? sql<Column>`select m.name as "table", c.* from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and m.name not like 'sqlite_%' order by 1, c.cid`
      : sql<Column>`select table_name as "table", column_name, data_type, is_nullable, column_default
          from information_schema.columns where table_schema = current_schema()
          order by 1, ordinal_position`;
  return (await query.execute(db)).rows;
}

async function shapeOf(database: OpenDatabase): Promise<unknown> {
  const indexes =
    database.dialect === 'sqlite'
      ? sql`select type, name, sql from sqlite_master order by name`
      : sql`select indexname, replace(indexdef, schemaname || '.', '') as sql from pg_indexes
          where schemaname = current_schema() order by indexname`;
  return [await columnsOf(database), (await indexes.execute(database.db)).rows];
}

/** A data folder and, for PostgreSQL, an address, as that version left them. */
async function releasedPlace(kind: TestDatabase, version: string) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-released-'));
  const shared = kind.name === 'postgres' ? await kind.open({ migrate: false }) : null;
  const database = shared ?? openDatabase({ dataFolder });
  await loadReleased(database, version);
  const { rows } = await sql<{ email: string }>`select email from "user"`.execute(database.db);
  if (!shared) await database.close();
  return {
    dataFolder,
    email: rows[0]!.email,
    environment: { DATABASE_URL: shared?.url, IDENTITY_SECRET: releasedSecret },
    async remove() {
      await shared?.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}
