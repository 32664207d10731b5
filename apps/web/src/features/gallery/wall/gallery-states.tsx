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
  return (
    <EmptyState
      icon={
        hasFailed ? (
          <CircleAlert size={20} strokeWidth={1.5} aria-hidden />
        ) : (
          <Clapperboard size={20} strokeWidth={1.5} aria-hidden />
        )
      }
      title={hasFailed ? texts.errors.load : texts.empty.title}
      className="min-h-60 max-w-[480px]"
      action={
        hasFailed ? (
          <Button onClick={onRetry}>{texts.errors.retry}</Button>
        ) : (
          <AppLink href="/editor" className={buttonClass({ variant: 'outline' })}>
            {texts.empty.action}
          </AppLink>
        )
      }
    >
      {hasFailed ? texts.errors.stay : texts.empty.body}
    </EmptyState>
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
