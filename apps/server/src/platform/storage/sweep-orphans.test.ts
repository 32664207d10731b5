import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDatabases } from '../database/testing.ts';
import { makeDiskStorage } from './disk-storage.ts';
import { markKey } from './installation.ts';
import { quarantinedKey } from './quarantine.ts';
import { makeSqlOrphanSightings } from './sql-orphan-sightings.ts';
import type { Storage } from './storage.ts';
import { makeStorageKey } from './storage-key.ts';
import { streamOf } from './stream-of.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

for (const kind of await testDatabases()) {
  describe(`the sweep of objects without a row, on ${kind.name}`, () => {
    let folder: string;
    let database: OpenDatabase;
    let storage: Storage;
    let known: Set<string>;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'armoni-sweep-'));
      database = await kind.open();
      storage = makeDiskStorage({ folder });
      known = new Set();
    });
    afterEach(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });

    const write = async (key: string) => {
      await storage.write(key, streamOf(Buffer.from('x')), { contentType: 'x/y', maxBytes: 10 });
      return key;
    };
    const writeMade = (name: string) =>
      write(makeStorageKey({ ownerId: 'u1', folder: 'c1', fileName: name, extension: 'png' }));
    const writeMany = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => writeMade(`file-${index}`)));
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of storage.list('')) found.push(key);
      return found.sort();
    };
    const sweepIn = (ms: number) => {
      const now = Date.now() + ms;
      return sweepOrphans({
        storage,
        knownKeys: async (asked) => new Set(asked.filter((key) => known.has(key))),
        sightings: makeSqlOrphanSightings(database.db),
        clock: () => now,
      });
    };

    it('takes nothing at first sight, nor within a day of it', async () => {
      const orphans = await writeMany(30);
      expect(await sweepIn(2 * hourMs)).toMatchObject({ waiting: 30, quarantined: 0, removed: 0 });
      expect(await sweepIn(20 * hourMs)).toMatchObject({ waiting: 30, quarantined: 0 });
      expect(await keys()).toEqual(orphans.sort());
    });

    it('quarantines what a second look a day later still finds, and removes it after a week', async () => {
      known.add(await writeMade('kept'));
      const [orphan] = await writeMany(1);
      await sweepIn(2 * hourMs);
      expect(await sweepIn(27 * hourMs)).toMatchObject({ quarantined: 1, waiting: 0 });
      expect(await storage.stat(orphan!)).toBeNull();
      expect(await keys()).toHaveLength(2);
      expect(await sweepIn(6 * dayMs)).toMatchObject({ removed: 0 });
      expect(await sweepIn(9 * dayMs)).toMatchObject({ removed: 1 });
      expect(await keys()).toEqual([...known]);
    });

    it('puts back what has a row again', async () => {
      const [orphan] = await writeMany(1);
      await sweepIn(2 * hourMs);
      await sweepIn(27 * hourMs);
      known.add(orphan!);
      expect(await sweepIn(9 * dayMs)).toMatchObject({ restored: 1, removed: 0 });
      expect(await keys()).toEqual([orphan]);
    });

    it('begins anew with what had a row in between', async () => {
      const [orphan] = await writeMany(1);
      await sweepIn(2 * hourMs);
      known.add(orphan!);
      await sweepIn(20 * hourMs);
      known.clear();
      expect(await sweepIn(30 * hourMs)).toMatchObject({ quarantined: 0, waiting: 1 });
    });

    it('refuses to take more than a small share at once', async () => {
      const objects = await writeMany(200);
      for (const key of objects.slice(0, 100)) known.add(key);
      await sweepIn(2 * hourMs);
      expect(await sweepIn(27 * hourMs)).toMatchObject({
        objects: 200,
        refused: 100,
        quarantined: 0,
      });
      expect(await keys()).toEqual(objects.sort());
    });

    it('leaves young objects, the mark and all names that are not ours alone', async () => {
      const foreign = ['u1/c1/holiday.png', 'backup/2026/database.dump', 'readme.txt'];
      for (const key of foreign) await write(key);
      await write(markKey);
      await write(quarantinedKey('someone/else/file.png', 0));
      await sweepIn(2 * hourMs);
      expect(await sweepIn(27 * hourMs)).toMatchObject({ objects: 0, quarantined: 0, removed: 0 });
      expect(await keys()).toHaveLength(5);
      await writeMany(1);
      expect(await sweepIn(0)).toMatchObject({ objects: 1, waiting: 0 });
    });
  });
}
