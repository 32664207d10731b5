import { sql } from 'kysely';
import { filmSearchText } from '../film-search-text.ts';
import type { MigrationFor } from './migration-for.ts';

/** Films are found by their name, their wish and their month, and some are favourites. */
export const filmNamesMigration: MigrationFor = () => ({
  async up(db) {
    const text = (name: string) =>
      db.schema
        .alterTable('videos')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await text('wish');
    await text('search_text');
    await db.schema
      .alterTable('videos')
      .addColumn('is_favourite', 'integer', (column) =>
        column.notNull().defaultTo(0).check(sql`is_favourite in (0, 1)`),
      )
      .execute();
    const films = await sql<FilmRow>`select videos.id, title, created_at, film_cuts.cut
      from videos left join film_cuts on film_cuts.film_id = videos.id`.execute(db);
    for (const { id, title, created_at, cut } of films.rows) {
      const wish = cut === null ? '' : String(JSON.parse(cut).instructions ?? '');
      const words = filmSearchText({ title, wish, createdAt: Number(created_at) });
      await sql`update videos set wish = ${wish}, search_text = ${words} where id = ${id}`.execute(
        db,
      );
    }
  },
});

type FilmRow = {
  readonly id: string;
  readonly title: string;
  readonly created_at: number;
  readonly cut: string | null;
};
