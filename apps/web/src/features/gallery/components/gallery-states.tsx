import { Clapperboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../lib/navigation.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';

/** No film: either there is none yet, or the list could not be read. */
export function NoFilms({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<Clapperboard size={20} strokeWidth={1.5} aria-hidden />}
      title={texts.empty.title}
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
      {hasFailed ? texts.errors.load : texts.empty.body}
    </EmptyState>
  );
}

const placeholders = [16 / 9, 9 / 16, 1, 16 / 9, 16 / 9, 1, 16 / 9];

export function FilmsLoading() {
  return (
    <div role="status" className="flex flex-wrap gap-x-3 gap-y-5">
      <span className="sr-only">{texts.loading}</span>
      {placeholders.map((aspectRatio, index) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
          key={index}
          aspectRatio={aspectRatio}
          className="h-40 max-w-full md:h-58"
        />
      ))}
    </div>
  );
}

/** Asks for the next page well before the last row comes into sight. */
export function NextPage({ isLoading, onReached }: { isLoading: boolean; onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mark.current || isLoading) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onReached();
      },
      { rootMargin: '1600px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isLoading, onReached]);
  return (
    <div ref={mark} role="status" className="type-data min-h-4 text-fg3">
      {isLoading && texts.loadingMore}
    </div>
  );
}
