import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownKeysOf } from '../../commands/places.ts';
import { migrateToLatest } from '../../platform/database/migrate-to-latest.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { testDatabases } from '../../platform/database/testing.ts';
import { makeDiskStorage } from '../../platform/storage/disk-storage.ts';
import { folderOf } from '../../platform/storage/object-folders.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey } from '../../platform/storage/storage-key.ts';
import { streamOf } from '../../platform/storage/stream-of.ts';
import { loadReleased, releasedVersions } from '../../upgrades/testing/released.ts';
import { sampleRows } from '../../upgrades/testing/sample-rows.ts';
import { hashFile } from '../hash-file.ts';
import { makeBackup } from '../make-backup.ts';
import { manifestFile } from '../manifest.ts';
import { restoreBackup } from '../restore-backup.ts';
import { makeSqliteTarget } from '../sqlite/sqlite-target.ts';
import { beginRestore } from '../unfinished-restore.ts';
import { makePostgresSource } from './postgres-source.ts';
import { listTables } from './postgres-tables.ts';
import { makePostgresTarget } from './postgres-target.ts';

const postgres = (await testDatabases()).find(({ name }) => name === 'postgres');

describe.skipIf(!postgres)('a backup of PostgreSQL', () => {
  let root: string;
  let storage: Storage;
  let source: OpenDatabase;
  let empty: OpenDatabase;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'armoni-rows-'));
    storage = makeDiskStorage({ folder: join(root, 'storage') });
    source = await postgres!.open();
    empty = await postgres!.open({ migrate: false });
  });
  afterEach(async () => {
    await source.close();
    await empty.close();
    await rm(root, { recursive: true });
  });

  const folder = () => join(root, 'backup');
  const backUp = (from: OpenDatabase = source, objects = storage) =>
    makeBackup({
      folder: folder(),
      database: makePostgresSource(from.db),
      dataFolder: join(root, 'data'),
      storage: objects,
      knownKeysOf,
      hasOwnSecret: true,
      program: '1.0.0',
      clock: () => 5,
    });
  const restore = (into: OpenDatabase = empty, mayReplace = false) =>
    restoreBackup({
      folder: folder(),
      database: makePostgresTarget(into),
      dataFolder: join(root, 'restored'),
      storage: makeDiskStorage({ folder: join(root, 'restored/storage') }),
      mayReplace: async () => mayReplace,
      contentTypeOf: () => 'image/png',
    });
  const fill = async ({ db }: OpenDatabase) => {
    for (const [table, rows] of Object.entries(sampleRows('u1'))) {
      await db
        .insertInto(table as never)
        .values(rows as never)
        .execute();
    }
  };
  const storeSamples = async () => {
    await fill(source);
    await storeObjectsOf(source);
  };
  /** As the product stores what rows name. */
  const storeObjectsOf = async ({ db }: OpenDatabase) => {
    for (const { id, video_key } of await db
      .selectFrom('videos')
      .select(['id', 'video_key'])
      .execute()) {
      const object_folder = folderOf(video_key);
      await db.updateTable('videos').set({ object_folder }).where('id', '=', id).execute();
    }
    const { rows } = await sql<{ key: string }>`
      select storage_key as key from files union select thumbnail_key from files
      union select video_key from videos`.execute(db);
    for (const { key } of rows) await store(key);
  };
  const store = (key: string) =>
    storage.write(key, streamOf(Buffer.from(key)), { contentType: 'image/png', maxBytes: 1000 });
  const tablesOf = async ({ db }: OpenDatabase) => {
    const found: Record<string, string[]> = {};
    for (const { name } of await listTables(db)) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  };

  it('gives every row back as it was, and counts on where it was', async () => {
    await storeSamples();
    await source.db
      .updateTable('messages')
      .set({ query: 'un\u2028deux\\n"trois"\t\r\n é \u{1F30A}', answer: '[1, null]' })
      .execute();
    await sql`update videos set duration_seconds = 0.1 + 0.2`.execute(source.db);
    await sql`select setval('models_id_seq', 41)`.execute(source.db);
    const { manifest, forgotten } = await backUp();
    expect(forgotten).toBe(0);
    expect(await restore()).toMatchObject({ ok: true, setAside: null });
    const [before, after] = [await tablesOf(source), await tablesOf(empty)];
    expect(after).toEqual(before);
    const filled = Object.entries(before).filter(([, rows]) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(12);
    expect(manifest.database.tables.messages?.rows).toBe(2);
    const { rows } = await sql<{ next: string }>`
      select nextval('models_id_seq')::text as next`.execute(empty.db);
    expect(rows).toEqual([{ next: '42' }]);
    // What triggers keep goes on: a search finds a new name, and counters count.
    await empty.db.deleteFrom('files').where('id', '=', 'f1').execute();
    const usage = await empty.db.selectFrom('usage').selectAll().execute();
    expect(usage).toMatchObject([{ owner_id: 'u1', file_bytes: 0 }]);
  });

  it('is of one moment, whatever is written while objects are copied', async () => {
    await storeSamples();
    const writing: Storage = {
      ...storage,
      async read(key) {
        await source.db.deleteFrom('messages').execute();
        await source.db.updateTable('files').set({ name: 'later' }).execute();
        return storage.read(key);
      },
    };
    const before = await tablesOf(source);
    await backUp(source, writing);
    await restore();
    expect(await tablesOf(empty)).toEqual(before);
  });

  it('forgets a file that is deleted meanwhile, with what was counted of it', async () => {
    await storeSamples();
    const key = makeStorageKey({ ownerId: 'u1', folder: 'c', fileName: 'b', extension: 'png' });
    await store(key);
    const [file] = await source.db.selectFrom('files').selectAll().execute();
    const gone = { ...file!, id: 'gone', storage_key: key, thumbnail_key: null, size_bytes: 7 };
    await source.db.insertInto('files').values(gone).execute();
    const read: Storage['read'] = (asked) =>
      asked === key ? Promise.resolve(null) : storage.read(asked);
    expect((await backUp(source, { ...storage, read })).forgotten).toBe(1);
    expect(await restore()).toMatchObject({ ok: true });
    expect(await empty.db.selectFrom('files').select('id').execute()).toEqual([{ id: 'f1' }]);
    const usage = await empty.db.selectFrom('usage').select('file_bytes').execute();
    expect(usage).toEqual([{ file_bytes: file!.size_bytes }]);
  });

  it('is refused where there are tables already, also with a yes', async () => {
    await storeSamples();
    await backUp();
    await migrateToLatest(empty);
    const before = await tablesOf(empty);
    expect(await restore(empty, true)).toEqual({ ok: false, reason: 'database-not-empty' });
    expect(await tablesOf(empty)).toEqual(before);
  });

  it('is refused by a studio without PostgreSQL', async () => {
    await backUp();
    const dataFolder = join(root, 'other');
    const outcome = await restoreBackup({
      folder: folder(),
      database: makeSqliteTarget({ dataFolder, clock: () => 6 }),
      dataFolder,
      storage,
      mayReplace: async () => true,
      contentTypeOf: () => 'image/png',
    });
    expect(outcome).toEqual({ ok: false, reason: 'other-database' });
  });

  it('is damaged with a row more or less, whatever its file says of itself', async () => {
    await storeSamples();
    const { manifest } = await backUp();
    const path = join(folder(), manifest.database.file);
    const text = await readFile(path, 'utf8');
    await appendFile(path, '\n');
    expect(await restore()).toEqual({ ok: false, reason: 'damaged' });
    const lines = text.trimEnd().split('\n');
    const last = lines.findLastIndex((line) => line.startsWith('['));
    await claimWhole(manifest, path, [...lines, lines[last]].join('\n'));
    expect(await restore()).toEqual({ ok: false, reason: 'damaged' });
    await claimWhole(manifest, path, lines.toSpliced(last, 1).join('\n'));
    expect(await restore()).toEqual({ ok: false, reason: 'damaged' });
  });

  it('leaves nothing in the database when what was put there is not what was kept', async () => {
    await storeSamples();
    await backUp();
    const manifest = JSON.parse(await readFile(join(folder(), manifestFile), 'utf8'));
    manifest.database.tables.messages.sha256 = '0'.repeat(64);
    await expect(makePostgresTarget(empty).putBack(folder(), manifest)).rejects.toThrow('messages');
    expect(await listTables(empty.db)).toEqual([]);
  });

  it('is put back by the next restore when the first was cut short behind its database', async () => {
    await storeSamples();
    await source.db
      .insertInto('installation')
      .values({ only: 1, id: 'mark', confirmed: 1, made_at: 1 })
      .execute();
    await backUp();
    await restore();
    await beginRestore(join(root, 'restored'), folder());
    expect(await restore()).toMatchObject({ ok: true });
    const stranger = await postgres!.open();
    await beginRestore(join(root, 'restored'), folder());
    await expect(restore(stranger)).rejects.toThrow('other data');
    await stranger.close();
  });

  for (const version of releasedVersions()) {
    it(`brings data of version ${version} back as it was, which then is brought up to date`, async () => {
      const old = await postgres!.open({ migrate: false });
      await loadReleased(old, version);
      await storeObjectsOf(old);
      await backUp(old);
      expect(await restore()).toMatchObject({ ok: true });
      await migrateToLatest(old);
      await migrateToLatest(empty);
      const withoutTimes = async (database: OpenDatabase) => {
        const { kysely_migration: _, ...rest } = await tablesOf(database);
        return rest;
      };
      expect(await withoutTimes(empty)).toEqual(await withoutTimes(old));
      await old.close();
    });
  }

  const claimWhole = async (
    manifest: Awaited<ReturnType<typeof backUp>>['manifest'],
    path: string,
    text: string,
  ) => {
    await writeFile(path, `${text}\n`);
    const database = { ...manifest.database, sha256: await hashFile(path) };
    await writeFile(join(folder(), manifestFile), JSON.stringify({ ...manifest, database }));
  };
});
