import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDatabases } from '../database/testing.ts';
import { makeDiskStorage } from './disk-storage.ts';
import { agreeOnInstallation, ForeignStorageError, markKey } from './installation.ts';
import { makeSqlInstallation } from './sql-installation.ts';
import type { Storage } from './storage.ts';
import { StorageUnavailable } from './storage-errors.ts';
import { makeStorageKey } from './storage-key.ts';
import { streamOf } from './stream-of.ts';

for (const kind of await testDatabases()) {
  describe(`the mark of an installation, on ${kind.name}`, () => {
    let folder: string;
    let database: OpenDatabase;
    let other: OpenDatabase;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'armoni-mark-'));
      [database, other] = await Promise.all([kind.open(), kind.open()]);
    });
    afterEach(async () => {
      await Promise.all([database.close(), other.close()]);
      await rm(folder, { recursive: true });
    });

    const storageIn = (name: string) => makeDiskStorage({ folder: join(folder, name) });
    const write = async (storage: Storage, name = 'photo') => {
      const key = makeStorageKey({ ownerId: 'u1', folder: 'c', fileName: name, extension: 'png' });
      const options = { contentType: 'image/png', maxBytes: 10 };
      await storage.write(key, streamOf(Buffer.from('x')), options);
      return key;
    };
    let made = 0;
    const agree = (
      { db }: OpenDatabase,
      storage: Storage,
      { known = [] as string[], adopts = false } = {},
    ) =>
      agreeOnInstallation({
        installations: makeSqlInstallation(db, () => 5),
        storage,
        knownKeys: async (keys) => new Set(keys.filter((key) => known.includes(key))),
        newId: () => {
          made += 1;
          return `installation-${made}`;
        },
        adopts,
      });

    it('is made at the first start and found at every other', async () => {
      const storage = storageIn('a');
      expect(await agree(database, storage)).toBe('agreed');
      await write(storage);
      expect(await agree(database, storage)).toBe('agreed');
    });

    it.each(['before', 'after'])(
      'is agreed on by two that start at once: the other marks %s this one reads',
      async (when) => {
        const storage = storageIn('a');
        const meanwhile: Storage = {
          ...storage,
          read: async (key, ...others) => {
            if (when === 'before') await agree(database, storage);
            const found = await storage.read(key, ...others);
            if (when === 'after') await agree(database, storage);
            return found;
          },
        };
        expect(await agree(database, meanwhile)).toBe('agreed');
        expect(await agree(database, storage)).toBe('agreed');
      },
    );

    it('refuses an empty database beside the files of another', async () => {
      const storage = storageIn('a');
      await agree(database, storage);
      await expect(agree(other, storage)).rejects.toMatchObject({ reason: 'database-is-new' });
    });

    it('refuses a database and a storage of two installations', async () => {
      const [one, two] = [storageIn('a'), storageIn('b')];
      await agree(database, one);
      await agree(other, two);
      await expect(agree(database, two)).rejects.toMatchObject({ reason: 'other-installation' });
    });

    it('refuses an empty storage where the database had another', async () => {
      await agree(database, storageIn('a'));
      await expect(agree(database, storageIn('b'))).rejects.toThrow(ForeignStorageError);
    });

    it('takes over files from before marks when one of them has a row', async () => {
      const storage = storageIn('a');
      await write(storage);
      const known = [await write(storage)];
      expect(await agree(database, storage, { known })).toBe('agreed');
    });

    it('refuses files from before marks that no row knows, and foreign names do not count', async () => {
      const storage = storageIn('a');
      const options = { contentType: 'text/plain', maxBytes: 10 };
      await storage.write('backup/notes.txt', streamOf(Buffer.from('x')), options);
      expect(await agree(database, storage)).toBe('agreed');
      const unmarked = storageIn('b');
      await write(unmarked);
      await expect(agree(other, unmarked)).rejects.toMatchObject({ reason: 'unknown-files' });
    });

    it('goes on after a crash between its two halves', async () => {
      const storage = storageIn('a');
      await makeSqlInstallation(database.db, () => 5).claim('half');
      expect(await agree(database, storage)).toBe('agreed');
      expect(await storage.stat(markKey)).not.toBeNull();
    });

    it('adopts another storage only when told to', async () => {
      const storage = storageIn('a');
      await agree(database, storage);
      expect(await agree(other, storage, { adopts: true })).toBe('agreed');
      expect(await agree(other, storage)).toBe('agreed');
      await expect(agree(database, storage)).rejects.toThrow(ForeignStorageError);
    });

    it('is not known while the storage is away', async () => {
      const away: Storage = {
        ...storageIn('a'),
        read: () => Promise.reject(new StorageUnavailable(new Error('down'))),
      };
      expect(await agree(database, away)).toBe('unknown');
    });
  });
}
