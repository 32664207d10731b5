import type { FilmOrder } from '@armoni/contract/gallery';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { plansOf } from '../../../platform/database/query-plans.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import { uuidV7 } from '../../../platform/identifiers/uuid-v7.ts';
import type { FilmRecord, FilmRepository } from '../ports.ts';
import { makeSqlFilms } from './sql-films.ts';

const november = Date.UTC(2026, 10, 12);

const film = (ownerId: string, createdAt: number): FilmRecord => {
  const id = uuidV7(createdAt);
  return {
    id,
    ownerId,
    title: 'Film',
    objectFolder: `${ownerId}/films/${id}-1/`,
    filmKey: `${ownerId}/films/${id}-1/film.mp4`,
    posterKey: null,
    captionsKey: null,
    width: 1920,
    height: 1080,
    durationSeconds: 12.5,
    sizeBytes: 3_000_000_000,
    shots: [],
    notes: ['30 s demandées, 18 s utilisables.'],
    reading: null,
    version: null,
    isFavourite: false,
    createdAt,
  };
};

for (const kind of await testDatabases()) {
  describe(`films on ${kind.name}`, () => {
    let database: OpenDatabase;
    let films: FilmRepository;
    beforeAll(async () => {
      database = await kind.open();
      films = makeSqlFilms(database.db);
    });
    afterAll(() => database.close());

    it('gives back a film as it was', async () => {
      const kept = film('u1', 1000);
      await films.add(kept);
      for await (const slice of films.slices('u1')) expect(slice).toEqual([kept]);
    });

    it('shows a shared film by its whole key only, and nothing of its owner', async () => {
      const kept = film('u9', 1000);
      await films.add(kept);
      const shared = await films.shared(kept.filmKey);
      expect(shared).toMatchObject({ filmKey: kept.filmKey, durationSeconds: 12.5 });
      expect(Object.keys(shared ?? {})).not.toContain('ownerId');
      expect(Object.keys(shared ?? {})).not.toContain('title');
      expect(await films.shared(`${kept.objectFolder}autre.mp4`)).toBeNull();
      expect(await films.shared(kept.objectFolder)).toBeNull();
    });

    it('pages newest first without losing or repeating any, even of one moment', async () => {
      const kept = [1, 2, 2, 2, 3].map((createdAt) => film('u2', createdAt));
      for (const one of kept) await films.add(one);
      const seen: string[] = [];
      let lastId: string | null = null;
      for (let page = 0; page < 3; page += 1) {
        const next: Awaited<ReturnType<FilmRepository['page']>> = await films.page('u2', {
          lastId,
          limit: 2,
        });
        seen.push(...(next?.films.map(({ id }) => id) ?? []));
        expect(next?.hasMore).toBe(page < 2);
        lastId = seen.at(-1) ?? null;
      }
      expect(new Set(seen).size).toBe(5);
      expect([seen[0], seen[4]]).toEqual([kept[4]?.id, kept[0]?.id]);
    });

    it('pages through what is searched, in each order', async () => {
      const made = [5, 30, 12].map((seconds) => ({
        ...film('u7', november + seconds),
        title: `Mer ${seconds}`,
        durationSeconds: seconds,
      }));
      for (const one of made) await films.add(one, 'un wahou d’été');
      await films.add({ ...film('u7', november), title: 'Ville', durationSeconds: 90 });
      const paged = async (order: FilmOrder) => {
        const wish = { search: 'MER été', order, limit: 2 };
        const first = await films.page('u7', { ...wish, lastId: null });
        const second = await films.page('u7', { ...wish, lastId: first?.films.at(-1)?.id ?? '' });
        expect([first?.hasMore, second?.hasMore]).toEqual([true, false]);
        const all = [...(first?.films ?? []), ...(second?.films ?? [])];
        return all.map(({ durationSeconds }) => durationSeconds);
      };
      expect(await paged('newest')).toEqual([30, 12, 5]);
      expect(await paged('oldest')).toEqual([5, 12, 30]);
      expect(await paged('longest')).toEqual([30, 12, 5]);
      expect(await films.count('u7', { search: 'mer' })).toBe(3);
    });

    it('finds months and the beginnings of words, and takes no sign for a pattern', async () => {
      await films.add({ ...film('u8', november), title: 'La cascade' });
      const count = (search: string) => films.count('u8', { search });
      expect(await count('novembre 2026')).toBe(1);
      expect(await count('casc')).toBe(1);
      expect(await count('ascade')).toBe(0);
      expect(await count('c_sc')).toBe(0);
      expect(await count('%')).toBe(1);
    });

    it('shows and removes nothing of anyone else', async () => {
      const foreign = film('u3', 1);
      await films.add(foreign);
      expect(await films.remove('u4', foreign.id)).toBeNull();
      expect(await films.page('u4', { lastId: foreign.id, limit: 5 })).toBeNull();
      expect(await films.count('u3')).toBe(1);
      expect(await films.remove('u3', foreign.id)).toEqual([foreign.objectFolder]);
    });

    it('knows the keys of films by their folder', async () => {
      const kept = film('u5', 1);
      await films.add(kept);
      const poster = `${kept.objectFolder}poster.jpg`;
      const other = `u5/films/${kept.id}-2/film.mp4`;
      expect(await films.knownKeys([kept.filmKey, poster, other])).toEqual(
        new Set([kept.filmKey, poster]),
      );
    });

    it.each<[string, string, (films: FilmRepository) => Promise<unknown>]>([
      ['the first page', 'videos_owner', (films) => films.page('u6', { lastId: null, limit: 100 })],
      [
        'the longest',
        'videos_longest',
        (films) => films.page('u6', { lastId: null, limit: 100, order: 'longest' }),
      ],
      // Not counted: one row has the number.
      [
        'the nearest of what is searched',
        'videos_owner',
        (films) => films.page('u6', { lastId: null, limit: 100, search: 'mer' }),
      ],
      [
        'a page deep inside',
        'videos_owner (owner_id=? AND (created_at,id)<(?,?))',
        async (films) => films.page('u6', { lastId: (await aFilmOf(films)).id, limit: 100 }),
      ],
      [
        'favourites',
        'videos_favourites',
        (films) => films.page('u6', { lastId: null, limit: 100, isFavourite: true }),
      ],
      [
        'the number of favourites',
        'videos_favourites',
        (films) => films.count('u6', { isFavourite: true }),
      ],
      ['the number', 'usage', (films) => films.count('u6')],
    ])('reads %s by the index, in its order, however many there are', async (_, index, ask) => {
      const plan = await planOf(database, ask);
      const [name = '', sqliteCondition = ''] = index.split(/ (?=\()/);
      expect(plan).toContain(kind.name === 'sqlite' ? index : name);
      const condition = /Index Cond: .*ROW\(created_at, \(?id\)?.*\) </;
      if (kind.name === 'postgres' && sqliteCondition) expect(plan).toMatch(condition);
      expect(plan).not.toMatch(/temp b-tree|\bSort\b/i);
    });
  });
}

async function aFilmOf(films: FilmRepository): Promise<FilmRecord> {
  const added = film('u6', november);
  await films.add(added);
  return added;
}

/** How the database goes about the last query that the repository is asked for. */
function planOf(
  { db, dialect }: OpenDatabase,
  ask: (films: FilmRepository) => Promise<unknown>,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') {
      // A table of a few rows is otherwise read whole.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
    }
    const plans = await plansOf({ db: transaction, dialect }, async (observed) => {
      await ask(makeSqlFilms(observed));
    });
    return plans.at(-1)?.plan ?? '';
  });
}
