import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { plansOf } from '../../../platform/database/query-plans.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import type { FileRecord, Space } from '../ports.ts';
import { makeSqlFiles } from './sql-files.ts';
import { makeSqlSpace } from './sql-space.ts';

const fileOf = (name: string, fields: Partial<FileRecord>): FileRecord => ({
  id: name,
  ownerId: 'u1',
  folder: 'u1/c1',
  name,
  key: `u1/c1/${name}`,
  thumbnailKey: null,
  isMade: false,
  watermark: null,
  sizeBytes: 10,
  mimeType: 'image/png',
  kind: 'image',
  sha256: name,
  externalId: null,
  createdAt: 1,
  ...fields,
});

for (const kind of await testDatabases()) {
  describe(`the space of a person on ${kind.name}`, () => {
    let database: OpenDatabase;
    let space: Space;

    beforeEach(async () => {
      database = await kind.open();
      space = makeSqlSpace(database.db, '/media');
    });
    afterEach(() => database.close());

    const addFiles = async (...files: FileRecord[]) => {
      for (const file of files) await makeSqlFiles(database.db).add(file);
    };
    const addFilm = (id: string, { owner = 'u1', sizeBytes = 100 } = {}) => {
      const folder = `${owner}/films/${id}/`;
      const row = { id, owner_id: owner, title: id, object_folder: folder, size_bytes: sizeBytes };
      const keys = { video_key: `${folder}film.mp4`, poster_key: `${folder}affiche.jpg` };
      const size = { width: 1920, height: 1080, duration_seconds: 30 };
      const told = { shots: '[]', notes: '[]', created_at: 1 };
      return database.db
        .insertInto('videos')
        .values({ ...row, ...keys, ...size, ...told })
        .execute();
    };

    it('holds nothing at first', async () => {
      expect(await space.kindsOf('u1')).toEqual([]);
    });

    it('is summed up from indexes, however many files and films there are', async () => {
      const { db, dialect } = database;
      const plans = await db.transaction().execute(async (transaction) => {
        if (dialect === 'postgres') {
          // A table of a few rows is otherwise read whole.
          await sql`set local enable_seqscan = off`.execute(transaction);
          await sql`set local enable_bitmapscan = off`.execute(transaction);
        }
        return plansOf({ db: transaction, dialect }, async (observed) => {
          await makeSqlSpace(observed, '/media').kindsOf('u1');
        });
      });
      const all = plans.map(({ plan }) => plan);
      expect(all.some((plan) => /files_space/.test(plan))).toBe(true);
      expect(all.some((plan) => /videos_binned/.test(plan))).toBe(true);
      for (const plan of all) expect(plan).not.toMatch(/Seq Scan|"SCAN (files|videos|usage)\b/);
    });

    it('counts films, pictures, clips and sounds, the largest first, of nobody else', async () => {
      await addFiles(
        fileOf('lac.png', { sizeBytes: 30 }),
        fileOf('mer.png', { sizeBytes: 40 }),
        fileOf('plage.mp4', { kind: 'video', sizeBytes: 50 }),
        fileOf('vague.mp3', { kind: 'audio', sizeBytes: 5 }),
        fileOf('autre.png', { ownerId: 'u2', sizeBytes: 7 }),
      );
      await addFilm('f1');
      await addFilm('f2', { owner: 'u2' });
      expect(await space.kindsOf('u1')).toMatchObject([
        { kind: 'films', count: 1, size_bytes: 100 },
        { kind: 'pictures', count: 2, size_bytes: 70 },
        { kind: 'clips', count: 1, size_bytes: 50 },
        { kind: 'sounds', count: 1, size_bytes: 5 },
      ]);
      expect(await makeSqlFiles(database.db).usedBytes('u1')).toBe(225);
    });

    it('shows the three newest small pictures of a kind', async () => {
      const files = [1, 2, 3, 4].map((day) =>
        fileOf(`${day}.png`, { thumbnailKey: `u1/c1/apercu-${day}.webp`, createdAt: day }),
      );
      await addFiles(...files, fileOf('sans.png', { createdAt: 9 }));
      await addFilm('f1');
      const kinds = await space.kindsOf('u1');
      expect(new Map(kinds.map((row) => [row.kind, row.preview_urls]))).toEqual(
        new Map([
          ['films', ['/media/u1/films/f1/affiche.jpg']],
          ['pictures', [4, 3, 2].map((day) => `/media/u1/c1/apercu-${day}.webp`)],
        ]),
      );
    });
  });
}
