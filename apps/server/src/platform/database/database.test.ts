import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passkey } from '@better-auth/passkey';
import { getMigrations } from 'better-auth/db/migration';
import { jwt, twoFactor } from 'better-auth/plugins';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderBusyError } from './claim-data-folder.ts';
import { NewerDataError, recordProgram } from './data-version.ts';
import { databaseFaultOf, isDuplicateKey } from './database-fault.ts';
import { MigrationError, migrateToLatest } from './migrate-to-latest.ts';
import type { MigrationFor } from './migrations/migration-for.ts';
import { migrations } from './migrations.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { testDatabases } from './testing.ts';

type Note = { id: string; size_bytes: number; body: Uint8Array | null };

for (const kind of await testDatabases()) {
  describe(`database on ${kind.name}`, () => {
    let database: OpenDatabase;
    let db: Kysely<{ notes: Note }>;

    beforeEach(async () => {
      database = await kind.open();
      db = database.db as unknown as typeof db;
      await db.schema
        .createTable('notes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('size_bytes', 'bigint')
        .addColumn('body', kind.name === 'sqlite' ? 'blob' : 'bytea')
        .execute();
    });
    afterEach(() => database.close());

    it('gives big integers back as numbers', async () => {
      const note = { id: 'a', size_bytes: 2_684_354_560, body: null };
      await db.insertInto('notes').values(note).execute();
      expect(await db.selectFrom('notes').selectAll().executeTakeFirst()).toEqual(note);
    });

    it('says which error is a duplicate key', async () => {
      const note = { id: 'a', size_bytes: 1, body: null };
      await db.insertInto('notes').values(note).execute();
      const again = db.insertInto('notes').values(note).execute();
      expect(isDuplicateKey(await again.catch((error) => error))).toBe(true);
    });

    it('takes back everything of a transaction that fails', async () => {
      const failing = db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('notes')
          .values({ id: 'a', size_bytes: 1, body: null })
          .execute();
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
    });

    it('counts thirty concurrent increments as thirty', async () => {
      await db.insertInto('notes').values({ id: 'a', size_bytes: 0, body: null }).execute();
      const increment = () =>
        db
          .updateTable('notes')
          .set((eb) => ({ size_bytes: eb('size_bytes', '+', 1) }))
          .execute();
      await Promise.all(Array.from({ length: 30 }, increment));
      const { size_bytes } = await db.selectFrom('notes').selectAll().executeTakeFirstOrThrow();
      expect(size_bytes).toBe(30);
    });

    it('leaves nothing of a migration that fails half way', async () => {
      const broken = {
        ...migrations,
        '9999-broken': () => ({
          async up(target: Kysely<never>) {
            await target.schema.createTable('half').addColumn('id', 'text').execute();
            await sql`select * from nowhere`.execute(target);
          },
        }),
      };
      await expect(migrateToLatest(database, broken)).rejects.toThrow(MigrationError);
      const tables = await db.introspection.getTables();
      expect(tables.map((table) => table.name)).not.toContain('half');
      await migrateToLatest(database);
    });

    it('is refused by a program that does not know all of its migrations', async () => {
      await recordProgram(database.db, '0.2.0');
      const later = {
        ...migrations,
        '9999-later': () => ({
          up: (target: Kysely<never>) =>
            target.schema.createTable('later').addColumn('id', 'text').execute(),
        }),
      };
      await migrateToLatest(database, later);
      await recordProgram(database.db, '9.1.0');
      const refused = await migrateToLatest(database).catch((error) => error);
      expect(refused).toBeInstanceOf(NewerDataError);
      expect(refused).toMatchObject({ message: '9999-later', program: '9.1.0' });
      await migrateToLatest(database, later);
    });

    it('has no identity migration pending', async () => {
      const lastUse = { type: 'date', required: false } as const;
      const passkeyRule = {
        id: 'passkey-rule',
        schema: { passkey: { fields: { lastUsedAt: lastUse } } },
      };
      const { toBeAdded, toBeCreated } = await getMigrations({
        database: { db: database.db, type: database.dialect },
        emailAndPassword: { enabled: true },
        plugins: [jwt(), twoFactor(), passkey(), passkeyRule],
      });
      expect({ toBeAdded, toBeCreated }).toEqual({ toBeAdded: [], toBeCreated: [] });
    });

    it('migrates once when two start at the same time', async () => {
      const fresh = await kind.open({ migrate: false });
      const runs: string[] = [];
      const counted = Object.entries(migrations).map(([name, make]): [string, MigrationFor] => [
        name,
        (dialect) => ({
          async up(target) {
            runs.push(name);
            await make(dialect).up(target);
          },
        }),
      ]);
      const list = Object.fromEntries(counted);
      await Promise.all([migrateToLatest(fresh, list), migrateToLatest(fresh, list)]);
      expect(runs).toEqual(Object.keys(migrations));
      const tables = (await fresh.db.introspection.getTables()).map(({ name }) => name);
      expect(tables).toEqual(expect.arrayContaining(['jobs', 'files', 'videos', 'models']));
      await fresh.close();
    });
  });
}

const postgres = (await testDatabases()).find(({ name }) => name === 'postgres');

describe.skipIf(!postgres)('schemas of one PostgreSQL database', () => {
  it('are migrated each, whatever was migrated or written in another', async () => {
    const database = await postgres!.open();
    const { db } = database;
    await sql`insert into kysely_migration values ('9999-newer', '')`.execute(db);
    await sql`create schema beside`.execute(db);
    const url = new URL(database.url!);
    url.searchParams.set('options', '-c search_path=beside');
    const beside = openDatabase({ url: url.href, dataFolder: tmpdir() });
    await migrateToLatest(beside);
    await beside.db.insertInto('owners').values({ id: 'own' }).execute();
    expect(await beside.db.selectFrom('owners').select('id').execute()).toEqual([{ id: 'own' }]);
    await beside.close();
    await database.close();
  });
});

describe('a SQLite file', () => {
  let dataFolder: string;
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-sqlite-'));
  });
  afterEach(() => rm(dataFolder, { recursive: true, force: true }));

  it('refuses to bind an object, which would change the wrong rows', async () => {
    const database = openDatabase({ dataFolder });
    const wrong = sql`select ${new Date()} as time`.execute(database.db);
    await expect(wrong).rejects.toThrow('cannot bind a Date');
    await database.close();
  });

  it('commits to disk', async () => {
    const database = openDatabase({ dataFolder });
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.db);
    const sync = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
    expect(mode.rows[0]?.journal_mode).toBe('wal');
    expect(sync.rows[0]?.synchronous).toBe(2);
    await database.close();
  });

  it('belongs to one opener at a time', async () => {
    const first = openDatabase({ dataFolder });
    expect(() => openDatabase({ dataFolder })).toThrow(DataFolderBusyError);
    await first.close();
    await openDatabase({ dataFolder }).close();
  });

  it('is unavailable, not broken, when it cannot be opened', async () => {
    const error = Object.assign(new Error('unable to open'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 14,
    });
    expect(databaseFaultOf(error)).toBe('unavailable');
    expect(databaseFaultOf(Object.assign(error, { errcode: 13 }))).toBe('full');
    expect(databaseFaultOf(Object.assign(error, { errcode: 1 }))).toBeUndefined();
  });
});

describe('a PostgreSQL that is away', () => {
  it('is unavailable within five seconds and crashes nothing', async () => {
    const database = openDatabase({ url: 'postgres://postgres@127.0.0.1:9/none', dataFolder: '' });
    const error = await sql`select 1`.execute(database.db).catch((reason) => reason);
    expect(databaseFaultOf(error)).toBe('unavailable');
    await database.close();
  });
});
