import { CircleAlert, Clapperboard, Search } from 'lucide-react';
import { useNearView } from '../../../lib/browser/use-near-view.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { FilmChoice } from '../films/film-choice.ts';
import { texts } from '../texts.ts';
import { aspectOf, justifyRows } from './justified-rows.ts';
import { wallLayout } from './wall-layout.ts';

type NothingFoundProps = { choice: FilmChoice; onAll: () => void };

/** No film is what was chosen. */
export function NothingFound({ choice, onAll }: NothingFoundProps) {
  const isStars = choice.isFavourite && choice.search.trim() === '';
  return (
    <EmptyState
      icon={<Search size={20} strokeWidth={1.5} aria-hidden />}
      title={texts.search.none}
      className="min-h-60 max-w-[480px]"
      action={<Button onClick={onAll}>{texts.search.all}</Button>}
    >
      {isStars ? texts.search.noFavourite : texts.search.noneBody}
    </EmptyState>
  );
}

/** No film: either there is none yet, or the list could not be read. */
export function NoFilms({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) return <FirstFilm />;
  return (
    <EmptyState
      icon={<CircleAlert size={20} strokeWidth={1.5} aria-hidden />}
      title={texts.errors.load}
      className="min-h-60 max-w-[480px]"
      action={<Button onClick={onRetry}>{texts.errors.retry}</Button>}
    >
      {texts.errors.stay}
    </EmptyState>
  );
}

/** As large as a first film will stand there: what the editor makes one of. */
function FirstFilm() {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1040px)_minmax(0,328px)]">
      <AppLink
        href="/editor"
        tabIndex={-1}
        aria-hidden
        className="relative block overflow-hidden rounded-sm bg-stage max-md:-mx-4 max-md:rounded-none"
      >
        <img
          src="/exemple/affiche.webp"
          alt=""
          className="aspect-video w-full object-cover opacity-70"
        />
        <span className="type-data absolute bottom-2 left-2 rounded-tag bg-on-media px-2 py-1 text-white">
          {texts.empty.example}
        </span>
      </AppLink>
      <div>
        <h2 className="type-h2">{texts.empty.title}</h2>
        <p className="mt-2 mb-5 text-fg2">{texts.empty.body}</p>
        <AppLink
          href="/editor"
          className={buttonClass({ variant: 'hot', size: 'making' }, 'max-md:w-full')}
        >
          <Clapperboard size={16} aria-hidden />
          {texts.empty.action}
        </AppLink>
      </div>
    </div>
  );
}

const wide = { width: 16, height: 9 };
const high = { width: 9, height: 16 };
const square = { width: 1, height: 1 };
const placeholders = [wide, high, square, wide, wide, square, wide, high, wide];

/** A wall of films to come, in rows like theirs. */
export function FilmsLoading({ widthPixels }: { widthPixels: number }) {
  const layout = wallLayout(widthPixels);
  return (
    <div role="status" className="flex flex-col gap-13">
      <span className="sr-only">{texts.loading}</span>
      {justifyRows(placeholders, layout).map(({ films, heightPixels }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
        <div key={index} className="flex" style={{ gap: layout.gapPixels, height: heightPixels }}>
          {films.map((film, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
            <Skeleton key={place} aspectRatio={aspectOf(film)} className="h-full" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Fetches the next page well before the last row comes into sight. */
export function NextPage({ isLoading, onReached }: { isLoading: boolean; onReached: () => void }) {
  const mark = useNearView({ isWaiting: isLoading, onNear: onReached, margin: '1600px 0px' });
  return (
    <div ref={mark} role="status" className="type-data min-h-4 text-fg3">
      {isLoading && texts.loadingMore}
    </div>
  );
}
