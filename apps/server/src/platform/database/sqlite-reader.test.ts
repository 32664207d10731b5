import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFaultOf } from './database-fault.ts';
import { forgetDeleted } from './forget-deleted.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { openSqliteReaders } from './sqlite-readers.ts';
import { testDatabases } from './testing.ts';

/** A good part of a second. */
const long = sql<{ n: number }>`with recursive counting (n) as
  (select 1 union all select n + 1 from counting where n < 700000)
  select max(n) as n from counting`;

describe('the readers of SQLite', () => {
  let dataFolder: string;
  let database: OpenDatabase;

  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-readers-'));
    database = openDatabase({ dataFolder });
    await migrateToLatest(database);
  });
  afterEach(async () => {
    await database.close();
    await rm(dataFolder, { recursive: true });
  });

  it('leave the event loop and a second reader free', async () => {
    const { db, reader } = database;
    let isDone = false;
    const counted = long.execute(reader).finally(() => {
      isDone = true;
    });
    await sql`select 1`.execute(reader);
    await db.insertInto('owners').values({ id: 'u1' }).execute();
    expect(await reader.selectFrom('owners').selectAll().execute()).toEqual([{ id: 'u1' }]);
    expect(isDone).toBe(false);
    expect((await counted).rows).toEqual([{ n: 700_000 }]);
  });

  it('can write nothing', async () => {
    const { reader } = database;
    const writing = reader.insertInto('owners').values({ id: 'u1' }).execute();
    await expect(writing).rejects.toThrow(/readonly/);
    const transaction = reader.transaction().execute(async () => {});
    await expect(transaction).rejects.toThrow('transactions');
    expect(await database.db.selectFrom('owners').selectAll().execute()).toEqual([]);
  });

  it('tell what SQLite says with its code', async () => {
    const error = await sql`select * from nothing`.execute(database.reader).catch((one) => one);
    expect(error).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 1 });
    const object = sql`select ${{ a: 1 }}`.execute(database.reader);
    await expect(object).rejects.toThrow('cannot bind');
  });

  it('crash alone, and begin anew', async () => {
    // A thread that finds no file ends; so does whoever waits for one in the middle of a read.
    const path = join(dataFolder, 'later.sqlite');
    const readers = openSqliteReaders(path, 2);
    const one = { sql: 'select 1 as one', parameters: [] };
    const lost = await Promise.all([1, 2, 3].map(() => readers.read(one).catch(databaseFaultOf)));
    expect(lost).toEqual(['unavailable', 'unavailable', 'unavailable']);
    new DatabaseSync(path).close();
    const found = await Promise.all([1, 2, 3, 4].map(() => readers.read(one)));
    expect(found).toEqual(Array(4).fill([{ one: 1 }]));
    await readers.close();
  });

  it('close in the middle of a read', async () => {
    const counted = long.execute(database.reader).catch(databaseFaultOf);
    await sql`select 1`.execute(database.reader);
    await database.close();
    expect(await counted).toBe('unavailable');
    database = openDatabase({ dataFolder });
  });

  it('do not keep deleted text in the log', async () => {
    await sql`select 1`.execute(database.reader);
    expect(await forgetDeleted(database)).toBe(true);
  });
});

for (const kind of await testDatabases()) {
  it(`what was just written is read at once on ${kind.name}`, async () => {
    const database = await kind.open();
    for (let round = 0; round < 25; round += 1) {
      const id = `p${round}`;
      await database.db.insertInto('owners').values({ id }).execute();
      const found = database.reader.selectFrom('owners').select('id').where('id', '=', id);
      expect(await found.execute()).toEqual([{ id }]);
      await database.db.deleteFrom('owners').where('id', '=', id).execute();
      expect(await found.execute()).toEqual([]);
    }
    await database.close();
  });
}
