import type { GalleryVideo } from '@armoni/contract/gallery';
import { describe, expect, it } from 'vitest';
import { filmsIn, nextCursor, withoutFilm } from './film-pages.ts';

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

  it('show a film once', () => {
    const films = filmsIn([page(true, 'c', 'b'), page(false, 'b', 'a')]);
    expect(films.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('lose a deleted film and count one less', () => {
    const data = { pages: [page(true, 'c', 'b'), page(false, 'a')], pageParams: [] };
    const rest = withoutFilm(data, 'b');
    expect(filmsIn(rest.pages).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(rest.pages.map(({ total }) => total)).toEqual([2, 2]);
  });
});
