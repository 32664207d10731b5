import type { GalleryVideo } from '@armoni/contract/gallery';
import { useCallback, useEffect } from 'react';
import { useSignedInUser } from '../../lib/session/identity.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useWidth } from '../../ui/layout/use-width.ts';
import { RemovalDialog } from '../../ui/overlays/removal-dialog.tsx';
import { FilmDialog } from './film/film-dialog.tsx';
import { useOpenFilm } from './film/use-open-film.ts';
import { useFilms } from './films/use-films.ts';
import { texts } from './texts.ts';
import { FilmWall } from './wall/film-wall.tsx';
import { FilmsLoading, NextPage, NoFilms } from './wall/gallery-states.tsx';

const none: readonly GalleryVideo[] = [];

/** /gallery: every film of this person. */
export function GalleryPage() {
  const user = useSignedInUser();
  const query = useFilms(user.id);
  const { isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const films = query.data?.films ?? none;
  const [wall, widthPixels] = useWidth();
  // Asked for a page that is not there, the query would answer at once, and be asked again.
  const goOn = useCallback(() => {
    if (hasNextPage) void fetchNextPage();
  }, [hasNextPage, fetchNextPage]);
  const open = useOpenFilm({ films, userId: user.id, onNearEnd: goOn });
  useEffect(() => {
    if (isError) toast.error(texts.errors.load);
  }, [isError]);
  return (
    <main className="w-full flex-1 px-4 pt-6 pb-10 md:px-5">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-3 md:mb-6">
        <h1 id="gallery-title" tabIndex={-1} className="type-h1 outline-none">
          {texts.title}
        </h1>
        {!isPending && <p className="text-fg3">{texts.count(query.data?.total ?? 0)}</p>}
      </header>
      <div ref={wall}>
        {isPending && <FilmsLoading widthPixels={widthPixels} />}
        {!isPending && films.length === 0 && (
          <NoFilms hasFailed={isError} onRetry={() => void refetch()} />
        )}
        <FilmWall
          films={films}
          total={query.data?.total ?? 0}
          widthPixels={widthPixels}
          shownId={open.dialog.film?.id ?? null}
          onOpen={open.show}
        />
      </div>
      {hasNextPage && <NextPage isLoading={isFetchingNextPage} onReached={goOn} />}
      <FilmDialog {...open.dialog} />
      <RemovalDialog {...open.removal} words={texts.removal} body={texts.removal.body} />
    </main>
  );
}
