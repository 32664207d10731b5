import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownKeysOf } from '../commands/places.ts';
import { migrateToLatest } from '../platform/database/migrate-to-latest.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { makeDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { makeStorageKey } from '../platform/storage/storage-key.ts';
import { streamOf } from '../platform/storage/stream-of.ts';
import { loadReleased, releasedVersions } from '../upgrades/testing/released.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { makeSqliteSource } from './sqlite/sqlite-source.ts';
import { makeSqliteTarget } from './sqlite/sqlite-target.ts';

describe('a backup', () => {
  let root: string;
  let database: OpenDatabase;
  let storage: Storage;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'armoni-backup-'));
    database = openDatabase({ dataFolder: join(root, 'data') });
    await migrateToLatest(database);
    storage = makeDiskStorage({ folder: join(root, 'data/storage') });
  });
  afterEach(async () => {
    await database.close();
    await rm(root, { recursive: true });
  });

  const store = async (name: string) => {
    const key = makeStorageKey({ ownerId: 'u1', folder: 'c', fileName: name, extension: 'png' });
    const options = { contentType: 'image/png', maxBytes: 100 };
    await storage.write(key, streamOf(Buffer.from(name)), options);
    const row = { id: name, owner_id: 'u1', folder: 'u1/c', name, storage_key: key };
    const about = { size_bytes: name.length, mime_type: 'image/png', kind: 'image' as const };
    await database.db
      .insertInto('files')
      .values({
        ...row,
        ...about,
        thumbnail_key: null,
        sha256: '',
        external_id: null,
        created_at: 1,
      })
      .execute();
    return key;
  };
  const backUp = (
    from: Storage,
    asksRows: Parameters<typeof makeBackup>[0]['knownKeysOf'] = () => async (keys) => new Set(keys),
    database = makeSqliteSource(join(root, 'data')),
  ) =>
    makeBackup({
      folder: join(root, 'backup'),
      database,
      dataFolder: join(root, 'data'),
      storage: from,
      knownKeysOf: asksRows,
      hasOwnSecret: true,
      program: '1.0.0',
      clock: () => 5,
    });

  it('has no row without its object when one is deleted meanwhile, and says so', async () => {
    await store('kept');
    const gone = await store('gone');
    const read: Storage['read'] = (key) =>
      key === gone ? Promise.resolve(null) : storage.read(key);
    const { manifest, forgotten } = await backUp({ ...storage, read });
    expect(forgotten).toBe(1);
    expect(manifest.objects).toHaveLength(1);
    expect(manifest.database.tables.files?.rows).toBe(1);
  });

  it('is made of data from before a table there is now', async () => {
    await store('kept');
    await database.db.schema.dropTable('exports').execute();
    const { manifest } = await backUp(storage, knownKeysOf);
    expect(manifest.objects).toHaveLength(1);
  });

  for (const version of releasedVersions()) {
    it(`is made of data of version ${version}, before it is upgraded`, async () => {
      const dataFolder = join(root, 'released');
      const released = openDatabase({ dataFolder });
      await loadReleased(released, version);
      const [file] = await released.db.selectFrom('files').select('storage_key').execute();
      const options = { contentType: 'image/png', maxBytes: 100 };
      await storage.write(file!.storage_key, streamOf(Buffer.from('x')), options);
      await released.close();
      const { manifest } = await backUp(storage, knownKeysOf, makeSqliteSource(dataFolder));
      expect(manifest.objects).toMatchObject([{ key: file!.storage_key }]);
      expect(manifest.database.tables.files?.rows).toBe(1);
    });
  }

  it('sets aside a database as one file that holds its last writes too', async () => {
    await store('kept');
    await backUp(storage);
    // A studio that was killed: its last writes stand in the log alone.
    const older = join(root, 'older');
    await mkdir(older);
    for (const name of ['armoni.sqlite', 'armoni.sqlite-wal']) {
      await copyFile(join(root, 'data', name), join(older, name));
    }
    const outcome = await restoreBackup({
      folder: join(root, 'backup'),
      database: makeSqliteTarget({ dataFolder: older, clock: () => 6 }),
      dataFolder: older,
      storage: makeDiskStorage({ folder: join(older, 'storage') }),
      mayReplace: async () => true,
      contentTypeOf: () => 'image/png',
    });
    const alone = join(root, 'alone.sqlite');
    await copyFile((outcome.ok && outcome.setAside) || '', alone);
    const file = new DatabaseSync(alone);
    expect(file.prepare('select id from files').all()).toEqual([{ id: 'kept' }]);
    file.close();
  });

  it('is still the one from before when the next is cut short', async () => {
    await store('first');
    await backUp(storage);
    await store('second');
    const read = () => Promise.reject(new Error('cut'));
    await expect(backUp({ ...storage, read })).rejects.toThrow('cut');
    const outcome = await restoreBackup({
      folder: join(root, 'backup'),
      database: makeSqliteTarget({ dataFolder: join(root, 'other'), clock: () => 6 }),
      dataFolder: join(root, 'other'),
      storage: makeDiskStorage({ folder: join(root, 'other/storage') }),
      mayReplace: async () => false,
      contentTypeOf: () => 'image/png',
    });
    expect(outcome).toMatchObject({ ok: true, manifest: { madeAt: new Date(5).toISOString() } });
    expect(outcome.ok && outcome.manifest.objects).toHaveLength(1);
  });
});
