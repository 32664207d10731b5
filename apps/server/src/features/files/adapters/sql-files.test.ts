import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GoneError } from '../../../platform/database/gone.ts';
import { migrateToLatest } from '../../../platform/database/migrate-to-latest.ts';
import { migrations } from '../../../platform/database/migrations.ts';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import { makeSqlProxies } from '../../films/adapters/sql-proxies.ts';
import { type FileRecord, type FileRepository, NoRoomError } from '../ports.ts';
import { makeSqlFiles } from './sql-files.ts';

const fileOf = (ownerId: string, name: string, thumbnailKey: string | null): FileRecord => ({
  id: `${ownerId}-${name}`,
  ownerId,
  folder: `${ownerId}/c1`,
  name,
  key: `${ownerId}/c1/${name}`,
  thumbnailKey,
  sizeBytes: 5000,
  mimeType: 'image/png',
  kind: 'image',
  sha256: 'x',
  externalId: null,
  isMade: false,
  watermark: null,
  sources: null,
  createdAt: 1,
});

for (const kind of await testDatabases()) {
  describe(`files on ${kind.name}`, () => {
    let database: OpenDatabase;
    let files: FileRepository;
    const lake = fileOf('u1', 'lac.png', 'u1/c1/apercu-lac.webp');
    const film = fileOf('u1', 'film.mp4', null);

    beforeEach(async () => {
      database = await kind.open();
      files = makeSqlFiles(database.db);
      await files.add(lake);
      await files.add(film);
    });
    afterEach(() => database.close());

    it('come back as they were added, with or without a small copy', async () => {
      expect(await files.findAll('u1', [lake.id, film.id])).toEqual([lake, film]);
      expect(await files.findAll('u2', [lake.id])).toBeNull();
    });

    it('are found by words of their names, and counted beyond what is given', async () => {
      for (const name of ['Lac gelé.png', 'lac 100%.png', 'phare.png']) {
        await files.add({ ...fileOf('u1', name, null), createdAt: 2 });
      }
      const find = async (ownerId: string, ...words: string[]) => {
        const found = await files.named(ownerId, { kind: 'image', words, limit: 2 });
        return [found.files.map(({ name }) => name), found.total];
      };
      expect(await find('u1')).toEqual([['phare.png', 'lac 100%.png'], 5]);
      expect(await find('u1', 'LAC', 'gel')).toEqual([['Lac gelé.png'], 1]);
      expect(await find('u1', '0%')).toEqual([['lac 100%.png'], 1]);
      expect(await find('u2', 'lac')).toEqual([[], 0]);
    });

    it('are known by their own key and by their small copy’s', async () => {
      const known = [lake.key, film.key, 'u1/c1/apercu-lac.webp'];
      expect(await files.knownKeys([...known, 'u1/c1/apercu-gone.webp'])).toEqual(new Set(known));
      await files.remove('u1', lake.id);
      expect(await files.knownKeys(known)).toEqual(new Set([film.key]));
    });

    it('come into no folder of a deleted conversation, neither new nor moved', async () => {
      const times = { created_at: 1, updated_at: 1, deleted_at: 2 };
      const row = { id: 'c9', owner_id: 'u1', name: '', external_id: null, ...times };
      await database.db.insertInto('conversations').values(row).execute();
      const late = { ...fileOf('u1', 'tard.png', null), folder: 'u1/c9' };
      await expect(files.add(late)).rejects.toThrow(GoneError);
      const move = files.moveFolder('u1', { from: 'u1/c1', to: 'u1/c9' });
      await expect(move).rejects.toThrow(GoneError);
      for await (const slice of files.slices('u1')) expect(slice).toHaveLength(2);
    });

    it('are counted with the films in the transactions that add and remove them', async () => {
      const { db } = database;
      const usage = () => db.selectFrom('usage').selectAll().execute();
      expect(await files.usedBytes('u1')).toBe(10_000);
      await files.remove('u1', lake.id);
      await files.remove('u2', film.id);
      const counted = { owner_id: 'u1', files: 1, file_bytes: 5000, films: 0, film_bytes: 0 };
      expect(await usage()).toEqual([counted]);
      await db.transaction().execute((tx) => files.removeFolder(tx, 'u1', 'u1/c1'));
      expect(await usage()).toEqual([]);
    });

    it('take their copies for browsers along, of which the folder is told', async () => {
      const { db } = database;
      const clip = { ...fileOf('u1', 'clip.mov', null), folder: 'u1/c2' };
      await files.add(clip);
      const proxy = { fileId: clip.id, ownerId: 'u1', key: 'u1/clips/copy', sizeBytes: 700 };
      await db.transaction().execute((tx) => makeSqlProxies(db).keep(tx, proxy));
      const used = await files.usedBytes('u1');
      const gone = await db.transaction().execute((tx) => files.removeFolder(tx, 'u1', 'u1/c2'));
      expect(gone).toEqual([clip.key, 'u1/clips/copy']);
      expect(await makeSqlProxies(db).listOf('u1')).toEqual([]);
      expect(await files.usedBytes('u1')).toBe(used - clip.sizeBytes - 700);
    });

    it('take no more room than there is, twelve at once', async () => {
      const late = Array.from({ length: 12 }, (_, index) => fileOf('u1', `${index}.png`, null));
      const ends = await Promise.allSettled(late.map((file) => files.add(file, 20_000)));
      const refused = ends.filter((end) => end.status === 'rejected');
      expect(refused.map((end) => end.reason)).toEqual(Array(10).fill(expect.any(NoRoomError)));
      expect(await files.usedBytes('u1')).toBe(20_000);
    });

    it('of before the counters are counted by their migration', async () => {
      const old = await kind.open({ migrate: false });
      const before = Object.entries(migrations).filter(([name]) => name < '0038');
      await migrateToLatest(old, Object.fromEntries(before));
      const row = {
        id: 'f',
        owner_id: 'u1',
        folder: 'u1/c1',
        name: 'lac',
        storage_key: 'u1/c1/lac',
      };
      const content = { size_bytes: 7, mime_type: 'image/png', sha256: 'x', created_at: 1 };
      const kept = { ...row, ...content, kind: 'image' as const };
      await old.db
        .insertInto('files')
        .values({ ...kept, thumbnail_key: null, external_id: null })
        .execute();
      await migrateToLatest(old);
      expect(await makeSqlFiles(old.db).usedBytes('u1')).toBe(7);
      expect(await makeSqlFiles(old.db).usedBytes('u2')).toBe(0);
      await old.close();
    });

    it('are listed page by page, newest first, also of one moment', async () => {
      for (let index = 0; index < 7; index += 1) {
        await files.add({ ...fileOf('u1', `p${index}`, null), createdAt: 5 - (index % 3) });
      }
      const listed: FileRecord[] = [];
      for (;;) {
        const after = listed.at(-1) ?? null;
        const page = await files.listFolder('u1', 'u1/c1', { after, limit: 2 });
        listed.push(...page);
        if (page.length < 2) break;
      }
      const whole = await files.listFolder('u1', 'u1/c1', { after: null, limit: 100 });
      expect(listed).toEqual(whole);
      expect(whole.map(({ createdAt }) => createdAt)).toEqual([5, 5, 5, 4, 4, 3, 3, 1, 1]);
    });

    it('keep their small copy when their folder changes', async () => {
      await files.moveFolder('u1', { from: 'u1/c1', to: 'u1/c2' });
      const listed = await files.listFolder('u1', 'u1/c2', { after: null, limit: 10 });
      expect(listed.map((file) => file.thumbnailKey)).toContain(lake.thumbnailKey);
    });
  });
}
