import type { FilmShot } from '@armoni/contract/gallery';
import { clsx } from 'clsx';
import { memo, useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../../lib/format/format.ts';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { texts } from '../texts.ts';

type ShotListProps = {
  shots: readonly FilmShot[];
  currentIndex: number;
  onSeek: (seconds: number) => void;
};

/** Why each shot is there; it follows the film, and leads it. */
export const ShotList = memo(function ShotList({ shots, currentIndex, onSeek }: ShotListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[currentIndex];
    row?.scrollIntoView({ block: 'nearest' });
  }, [currentIndex]);
  return (
    <ol ref={list}>
      {shots.map((shot, index) => (
        <li key={shot.start_seconds}>
          <button
            type="button"
            aria-current={index === currentIndex || undefined}
            onClick={() => onSeek(shot.start_seconds)}
            className={clsx(
              'flex w-full items-start gap-3 rounded-md px-3 py-2 text-left transition-colors',
              index === currentIndex ? 'bg-s2' : 'hover:bg-hover',
            )}
          >
            <ShotPicture url={shot.thumbnail_url} isCurrent={index === currentIndex} />
            <span className="min-w-0">
              <span className="type-data block text-fg3">{formatDuration(shot.start_seconds)}</span>
              <span
                className={clsx(
                  'mt-0.5 block text-[13px]/[18px] text-pretty',
                  index === currentIndex ? 'text-fg' : 'text-fg2',
                )}
              >
                {withFrenchSpaces(shot.reason)}
              </span>
            </span>
          </button>
        </li>
      ))}
      {shots.length === 0 && <li className="px-3 text-fg3">{texts.dialog.whyUnknown}</li>}
    </ol>
  );
});

function ShotPicture({ url, isCurrent }: { url: string | null; isCurrent: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const shape = clsx('h-10 w-18 flex-none rounded-xs', isCurrent && 'selected-media');
  if (!url || hasFailed)
    return <MediaFallback kind="video" className={clsx(shape, 'text-[12px]')} />;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      className={clsx(shape, 'bg-stage object-cover')}
    />
  );
}
