import type { listVideos } from '@armoni/contract/gallery';
import type { AnswerOf } from '@armoni/contract/route';

export type FilmPage = AnswerOf<typeof listVideos>;
type FilmPages<P> = { readonly pages: readonly FilmPage[]; readonly pageParams: P };

/** The film that a page begins after; undefined for the first page. */
type Cursor = string | undefined;

/** The page of an answer, which holds `videos` or is the list itself, and then the whole of it. */
export function pageOf(answer: FilmPage | FilmPage['videos']): FilmPage {
  if (!Array.isArray(answer)) return answer;
  return { videos: answer, total: answer.length, has_more: false };
}

/** Where the next page begins; undefined after the last one. */
export function nextCursor(page: FilmPage): Cursor {
  return page.has_more ? page.videos.at(-1)?.id : undefined;
}

/** The films of all pages, each once: one made in between may push another onto the next page. */
export function filmsIn(pages: readonly FilmPage[]): FilmPage['videos'] {
  return [...new Map(pages.flatMap((page) => page.videos).map((film) => [film.id, film])).values()];
}

/**
 * The pages with their newest films read afresh: one made meanwhile stands before them, one
 * deleted elsewhere is gone, and nobody has to load again what was scrolled through.
 */
export function withFreshStart(data: FilmPages<Cursor[]>, fresh: FilmPage) {
  const oldest = fresh.videos.at(-1);
  const isOlder = ({ id, created_at }: FilmPage['videos'][number]) =>
    fresh.has_more && id !== oldest?.id && created_at <= (oldest?.created_at ?? '');
  const older = data.pages.map((page) => ({
    ...page,
    videos: page.videos.filter(isOlder),
    total: fresh.total,
  }));
  return { pages: [fresh, ...older], pageParams: [undefined, ...data.pageParams] };
}

/** The pages with a film back where it stood, and one more in the count. */
export function withFilm<P, D extends FilmPages<P>>(data: D, film: FilmPage['videos'][number]): D {
  if (data.pages.some(({ videos }) => videos.some(({ id }) => id === film.id))) return data;
  const home = data.pages.findIndex(({ videos, has_more }) => {
    const last = videos.at(-1);
    return !has_more || (last !== undefined && isNewer(film, last));
  });
  const pages = data.pages.map((page, index) => ({
    ...page,
    videos: index === home ? [...page.videos, film].toSorted(newestFirst) : page.videos,
    total: page.total + 1,
  }));
  return { ...data, pages };
}

type Film = FilmPage['videos'][number];

const isNewer = (one: Film, other: Film) => newestFirst(one, other) < 0;

function newestFirst(one: Film, other: Film): number {
  if (one.created_at !== other.created_at) return one.created_at > other.created_at ? -1 : 1;
  return one.id > other.id ? -1 : 1;
}

/** The pages with a film as it is now. */
export function withChanged<P, D extends FilmPages<P>>(data: D, film: Film): D {
  const pages = data.pages.map((page) => ({
    ...page,
    videos: page.videos.map((one) => (one.id === film.id ? film : one)),
  }));
  return { ...data, pages };
}

/** The pages without these films, and so many fewer in the count. */
export function withoutFilms<P, D extends FilmPages<P>>(data: D, ids: readonly string[]): D {
  const gone = new Set(ids);
  const removed = filmsIn(data.pages).filter(({ id }) => gone.has(id)).length;
  const pages = data.pages.map((page) => ({
    ...page,
    videos: page.videos.filter(({ id }) => !gone.has(id)),
    total: Math.max(0, page.total - removed),
  }));
  return { ...data, pages };
}
