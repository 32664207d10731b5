import type { GalleryVideo } from '@armoni/contract/gallery';
import { describe, expect, it } from 'vitest';
import {
  filmsIn,
  nextCursor,
  pageOf,
  withFilm,
  withFreshStart,
  withoutFilms,
} from './film-pages.ts';

const film = (id: string) => ({ id }) as GalleryVideo;
const page = (has_more: boolean, ...ids: string[]) => ({
  videos: ids.map(film),
  total: 3,
  has_more,
});

describe('the pages of the gallery', () => {
  it('go on from the last film while there is more', () => {
    expect(nextCursor(page(true, 'c', 'b'))).toBe('b');
    expect(nextCursor(page(false, 'a'))).toBeUndefined();
    expect(nextCursor(page(true))).toBeUndefined();
  });

  it('may come as a bare list, which is all there is', () => {
    expect(pageOf([film('b'), film('a')])).toEqual({ ...page(false, 'b', 'a'), total: 2 });
    expect(pageOf(page(true, 'c'))).toEqual(page(true, 'c'));
  });

  it('show a film once', () => {
    const films = filmsIn([page(true, 'c', 'b'), page(false, 'b', 'a')]);
    expect(films.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('lose a deleted film and count one less', () => {
    const data = { pages: [page(true, 'c', 'b'), page(false, 'a')], pageParams: [] };
    const rest = withoutFilms(data, ['b', 'absent']);
    expect(filmsIn(rest.pages).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(rest.pages.map(({ total }) => total)).toEqual([2, 2]);
  });

  it.each([3, 2, 1])('take film %i back where it stood, once', (day) => {
    const made = (one: number) => ({ ...film(`f${one}`), created_at: `2026-11-0${one}T10:00:00Z` });
    const pageOfDays = (has_more: boolean, ...days: number[]) => ({
      videos: days.map(made),
      total: 3,
      has_more,
    });
    const before = { pages: [pageOfDays(true, 3, 2), pageOfDays(false, 1)], pageParams: [] };
    const back = withFilm(withoutFilms(before, [`f${day}`]), made(day));
    expect(filmsIn(back.pages).map(({ id }) => id)).toEqual(['f3', 'f2', 'f1']);
    expect(back.pages.map(({ total }) => total)).toEqual([3, 3]);
    expect(withFilm(back, made(day))).toEqual(back);
  });

  describe('read afresh at their start', () => {
    const made = (day: number) => ({ ...film(`f${day}`), created_at: `2026-11-0${day}T10:00:00Z` });
    const days = (has_more: boolean, ...list: number[]) => ({
      videos: list.map(made),
      total: list.length,
      has_more,
    });
    const data = { pages: [days(true, 6, 5), days(true, 4, 3), days(false, 2)], pageParams: [] };
    const idsAfter = (fresh: ReturnType<typeof days>) =>
      filmsIn(withFreshStart(data, fresh).pages).map(({ id }) => id);

    it('begin with a film made meanwhile and keep all that follow', () => {
      expect(idsAfter(days(true, 7, 6))).toEqual(['f7', 'f6', 'f5', 'f4', 'f3', 'f2']);
    });

    it('lose a film deleted elsewhere', () => {
      expect(idsAfter(days(true, 6, 4))).toEqual(['f6', 'f4', 'f3', 'f2']);
      expect(idsAfter(days(false, 6))).toEqual(['f6']);
    });

    it('count as the server does now, and go on after the same last film', () => {
      const { pages } = withFreshStart(data, { ...days(true, 7, 6), total: 41 });
      expect(pages.map(({ total }) => total)).toEqual([41, 41, 41, 41]);
      expect(pages.at(-1)?.videos.at(-1)?.id).toBe('f2');
    });
  });
});
