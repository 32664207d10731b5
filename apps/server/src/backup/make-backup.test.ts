import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownKeysOf } from '../commands/places.ts';
import { migrateToLatest } from '../platform/database/migrate-to-latest.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { makeDiskStorage } from '../platform/storage/disk-storage.ts';
import { folderOf } from '../platform/storage/object-folders.ts';
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

  const storeFilm = async (versions: readonly number[]) => {
    const keys = new Map<number, string>();
    for (const number of versions) {
      const options = { ownerId: 'u1', folder: `films/f-${number}`, fileName: 'film' };
      const key = makeStorageKey({ ...options, extension: 'mp4' });
      const written = { contentType: 'video/mp4', maxBytes: 100 };
      await storage.write(key, streamOf(Buffer.from(`version ${number}`)), written);
      keys.set(number, key);
    }
    const file = (number: number) => {
      const video_key = keys.get(number)!;
      const shape = { width: 1920, height: 1080, duration_seconds: 2, size_bytes: 9 };
      const said = { shots: '[]', notes: '[]', reading: null, created_at: 1, poster_key: null };
      return { ...shape, ...said, owner_id: 'u1', video_key, object_folder: folderOf(video_key) };
    };
    const shown = versions.at(-1)!;
    const film = { ...file(shown), id: 'f', title: 'Film', version: shown };
    await database.db.insertInto('videos').values(film).execute();
    for (const number of versions) {
      const about = { id: `v${number}`, film_id: 'f', number, timeline: '{}', changes: '' };
      const row = { ...file(number), ...about, captions_key: null };
      await database.db.insertInto('film_versions').values(row).execute();
    }
    return keys;
  };

  it('holds every version of a film', async () => {
    const keys = await storeFilm([1, 2, 3]);
    const { manifest, forgotten } = await backUp(storage, knownKeysOf);
    expect(forgotten).toBe(0);
    const kept = manifest.objects.map(({ key }) => key);
    expect(kept.sort()).toEqual([...keys.values()].sort());
    expect(manifest.database.tables.film_versions?.rows).toBe(3);
  });

  it('forgets a film with its versions that is deleted meanwhile, and one version alone', async () => {
    const keys = await storeFilm([1, 2, 3]);
    const without = (...numbers: number[]): Storage => {
      const gone = numbers.map((number) => keys.get(number));
      const read: Storage['read'] = (key) =>
        gone.includes(key) ? Promise.resolve(null) : storage.read(key);
      return { ...storage, read };
    };
    const one = await backUp(without(1), knownKeysOf);
    expect(one.manifest.database.tables.film_versions?.rows).toBe(2);
    expect(one.manifest.database.tables.videos?.rows).toBe(1);
    await rm(join(root, 'backup'), { recursive: true });
    const all = await backUp(without(1, 2, 3), knownKeysOf);
    expect(all.manifest.database.tables.film_versions?.rows).toBe(0);
    expect(all.manifest.database.tables.videos?.rows).toBe(0);
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
