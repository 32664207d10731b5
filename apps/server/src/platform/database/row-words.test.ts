import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSqlFiles } from '../../features/files/adapters/sql-files.ts';
import { makeSqlFilms } from '../../features/films/adapters/sql-films.ts';
import { filmSearchText, searchedText } from './film-search-text.ts';
import type { OpenDatabase } from './open-database.ts';
import { plansOf } from './query-plans.ts';
import { testDatabases } from './testing.ts';

const many = 6000;
const perInsert = 500;
/** Of each film and picture, by its number from the oldest. */
const wordsOf = (index: number) =>
  ['plage', index % 3 === 0 ? 'calme' : 'vive', index === 7 ? 'sphinx œuvre' : ''].join(' ') +
  ` n${index} 1e${index % 7}x ${index % 2 === 0 ? 'mp4' : '2026'}`;

for (const kind of await testDatabases()) {
  describe(`rows are found by their words on ${kind.name}`, () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await kind.open();
      for (const owner of ['u1', 'u2']) await fill(database, owner);
      if (kind.name === 'postgres') await sql`analyze`.execute(database.db);
    });
    afterAll(() => database.close());

    it.each([
      ...['plage', 'calm', 'sphinx', 'sphi plage', 'œuv', 'n599', 'mp4', '1e3', '1e3x', '20'],
      ...['sphinx œuvre n7', 'zzyzx', 'novembre sphinx', 'janvier plage', 'a', 'plage calme mp'],
    ])('« %s »: the same films and pictures as by reading each row', async (search) => {
      const films = makeSqlFilms(database.db);
      const has = (index: number) => {
        const text = filmSearchText({ title: wordsOf(index), wish: '', createdAt: index });
        const words = searchedText(search).trim().split(' ');
        return words.every((word) => text.includes(` ${word}`));
      };
      const wanted = Array.from({ length: many }, (_, index) => many - 1 - index).filter(has);
      expect(await films.count('u1', { search })).toBe(wanted.length);
      const first = await films.page('u1', { search, lastId: null, limit: 100 });
      expect(first?.films.map(({ createdAt }) => createdAt)).toEqual(wanted.slice(0, 100));
      const lastId = first?.films.at(-1)?.id;
      if (lastId !== undefined) {
        const next = await films.page('u1', { search, lastId, limit: 100 });
        expect(next?.films.map(({ createdAt }) => createdAt)).toEqual(wanted.slice(100, 200));
      }
      const oldest = await films.page('u1', { search, lastId: null, limit: 100, order: 'oldest' });
      expect(oldest?.films.map(({ createdAt }) => createdAt)).toEqual(
        wanted.reverse().slice(0, 100),
      );
      const pictures = await makeSqlFiles(database.db).described('u1', {
        words: search.replace(/novembre|janvier/, ''),
        limit: 50,
      });
      if (!/novembre|janvier/.test(search)) {
        expect(pictures.map(({ createdAt }) => createdAt)).toEqual(wanted.reverse().slice(0, 50));
      }
    });

    it('without reading whole tables, or the rows of others', async () => {
      const plans = await plansOf(database, async (observed) => {
        const films = makeSqlFilms(observed);
        for (const search of ['sphinx', 'zzyzx', 'sphinx n7']) {
          await films.count('u1', { search });
          await films.page('u1', { search, lastId: null, limit: 100 });
          await makeSqlFiles(observed).described('u1', { words: search, limit: 50 });
        }
      });
      for (const { plan } of plans) expect(plan).not.toMatch(/Seq Scan|SCAN (videos|files)/);
      if (kind.name === 'sqlite') return;
      const byIndex = plans.filter(({ plan }) => /_words/.test(plan));
      expect(byIndex).toHaveLength(9);
      for (const { plan } of byIndex) expect(plan).toMatch(/'owner u1'/);
    });
  });
}

async function fill({ db }: OpenDatabase, owner: string): Promise<void> {
  for (let start = 0; start < many; start += perInsert) {
    const numbers = Array.from({ length: perInsert }, (_, index) => start + index);
    const films = numbers.map((at) => ({
      ...{ id: `${owner}-${String(at).padStart(6, '0')}`, owner_id: owner, title: wordsOf(at) },
      search_text: filmSearchText({ title: wordsOf(at), wish: '', createdAt: at }),
      ...{ object_folder: `${owner}/${at}/`, video_key: `${owner}/${at}/f`, poster_key: null },
      ...{ width: 1, height: 1, duration_seconds: 1, size_bytes: 1, shots: '[]', notes: '[]' },
      ...{ reading: null, created_at: at },
    }));
    await db.insertInto('videos').values(films).execute();
    const files = numbers.map((at) => ({
      ...{ id: `${owner}-${String(at).padStart(6, '0')}`, owner_id: owner, folder: owner },
      ...{ name: 'x', search_text: searchedText(wordsOf(at)), storage_key: `${owner}/${at}` },
      ...{ thumbnail_key: null, size_bytes: 1, mime_type: 'image/png', kind: 'image' as const },
      ...{ sha256: '', external_id: null, created_at: at },
    }));
    await db.insertInto('files').values(files).execute();
  }
}
