import type { GalleryVideo } from '@armoni/contract/gallery';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { formatSize } from '../../lib/format/format.ts';
import { useSignedInUser } from '../../lib/session/identity.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useWidth } from '../../ui/layout/use-width.ts';
import { useSelection } from './choice/use-selection.ts';
import { neighbourOf } from './film/film-neighbours.ts';
import type { FilmTable } from './film/film-table.ts';
import { tileOf, useOpenFilm } from './film/use-open-film.ts';
import { everyFilm, isNarrowed, isUsual } from './films/film-choice.ts';
import { useChangeFilm } from './films/use-change-film.ts';
import { useFilms } from './films/use-films.ts';
import { useRemoval } from './films/use-removal.ts';
import { useFilmBytes } from './films/use-storage.ts';
import { texts } from './texts.ts';
import { FilmWall } from './wall/film-wall.tsx';
import { FilmsLoading, NextPage, NoFilms, NothingFound } from './wall/gallery-states.tsx';

// What opens over the wall, or stands on it for some, is not part of the page's first script.
const importFilm = () => import('./film/film-dialog.tsx');
const FilmDialog = lazy(async () => ({ default: (await importFilm()).FilmDialog }));
const ShareDialog = lazy(async () => ({
  default: (await import('./film/share-dialog.tsx')).ShareDialog,
}));
const RemovalDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/removal-dialog.tsx')).RemovalDialog,
}));
const FewFilms = lazy(async () => ({ default: (await import('./few/few-films.tsx')).FewFilms }));
const WallTools = lazy(async () => ({
  default: (await import('./choice/wall-tools.tsx')).WallTools,
}));
const ChosenFilms = lazy(async () => ({
  default: (await import('./choice/chosen-films.tsx')).ChosenFilms,
}));

const none: readonly GalleryVideo[] = [];
/** So few stand large; nobody searches among them. */
const few = 3;

/** /gallery: every film of this person; /gallery/{id}: one of them over it. */
export function GalleryPage({ filmId, table }: { filmId: string | null; table: FilmTable }) {
  const user = useSignedInUser();
  const [choice, setChoice] = useState(everyFilm);
  const query = useFilms(user.id, useDeferredValue(choice));
  const { isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const films = query.data?.films ?? none;
  const total = query.data?.total ?? 0;
  const [wall, widthPixels] = useWidth();
  // Asked for a page that is not there, the query would answer at once, and be asked again.
  const goOn = useCallback(() => {
    if (hasNextPage) void fetchNextPage();
  }, [hasNextPage, fetchNextPage]);
  const change = useChangeFilm(user.id);
  const open = useOpenFilm({
    ...{ filmId, films, isLoading: isPending, userId: user.id },
    onNearEnd: goOn,
  });
  const selection = useSelection(films, { isResting: filmId !== null });
  const removal = useRemoval({
    userId: user.id,
    onReturn: (id) => tileOf(id)?.focus(),
    onConfirm: ([first]) => {
      // Its own tile goes: the keyboard goes on with the film that takes its place.
      const neighbour =
        first && (neighbourOf(films, first.id, 1) ?? neighbourOf(films, first.id, -1));
      open.leadTo(neighbour?.id ?? null);
      selection.clear();
      if (filmId !== null) open.close();
    },
  });
  const [shared, setShared] = useState<GalleryVideo | null>(null);
  // The dialog still shows its film while it fades out.
  const [lastShared, setLastShared] = useState(shared);
  if (shared && shared !== lastShared) setLastShared(shared);
  const [hasAsked, setAsked] = useState(false);
  if (removal.dialog.open && !hasAsked) setAsked(true);
  useEffect(() => {
    if (isError) toast.error(texts.errors.load);
  }, [isError]);
  const isFew = isUsual(choice) && total > 0 && total <= few;
  const favourite = (film: GalleryVideo, is_favourite = !film.is_favourite) =>
    change({ film, change: { is_favourite } });
  const onWall = {
    ...{ films, widthPixels, chosen: selection.ids },
    ...{ onOpen: open.open, onPick: selection.pick },
  };
  return (
    <main className="w-full flex-1 px-4 pt-6 pb-10 md:px-5">
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 md:mb-6">
        <h1 id="gallery-title" tabIndex={-1} className="type-h1 outline-none">
          {texts.title}
        </h1>
        {!isPending && !isError && <p className="text-fg3">{texts.count(total)}</p>}
        <span className="flex-1" />
        <Used userId={user.id} total={total} />
        {(total > few || !isUsual(choice)) && (
          <Suspense fallback={null}>
            <WallTools choice={choice} onChoose={setChoice} />
          </Suspense>
        )}
      </header>
      <div ref={wall}>
        {isPending && <FilmsLoading widthPixels={widthPixels} />}
        {!isPending && films.length === 0 && isNarrowed(choice) && !isError && (
          <NothingFound choice={choice} onAll={() => setChoice(everyFilm)} />
        )}
        {!isPending && films.length === 0 && (!isNarrowed(choice) || isError) && (
          <NoFilms hasFailed={isError} onRetry={() => void refetch()} />
        )}
        {isFew ? (
          <Suspense fallback={<FilmsLoading widthPixels={widthPixels} />}>
            <FewFilms {...onWall} onFavourite={favourite} onShare={setShared} />
          </Suspense>
        ) : (
          <FilmWall {...onWall} total={total} shownId={open.film?.id ?? null} />
        )}
      </div>
      {hasNextPage && <NextPage isLoading={isFetchingNextPage} onReached={goOn} />}
      <Suspense fallback={null}>
        {selection.films.length > 0 && (
          <ChosenFilms
            selection={selection}
            total={films.length}
            onFavourite={favourite}
            onRemove={removal.ask}
          />
        )}
      </Suspense>
      {/* Each waits alone: a film that was taken away for a moment would hide what opens over it. */}
      <Suspense fallback={null}>
        {open.hasOpened && (
          <FilmDialog
            film={open.film}
            table={table}
            onStep={open.onStep}
            onChange={(film, changed) => change({ film, change: changed })}
            onShare={setShared}
            onRemove={(film) => removal.ask([film])}
            onClose={open.close}
            finalFocus={open.finalFocus}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>{hasAsked && <RemovalDialog {...removal.dialog} />}</Suspense>
      <Suspense fallback={null}>
        {lastShared && (
          <ShareDialog film={lastShared} open={shared !== null} onClose={() => setShared(null)} />
        )}
      </Suspense>
    </main>
  );
}

function Used({ userId, total }: { userId: string; total: number }) {
  const bytes = useFilmBytes(userId, total);
  return bytes ? <p className="type-data text-fg3">{texts.used(formatSize(bytes))}</p> : null;
}
