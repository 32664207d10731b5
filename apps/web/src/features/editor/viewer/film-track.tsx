import { clsx } from 'clsx';
import { type PointerEvent, useMemo } from 'react';
import { barShotsOf, secondsUnder, shotIndexAt } from '../../../lib/media/film-timing.ts';
import { FilmAccord } from '../../../ui/film/film-accord.tsx';
import { clockText } from '../../../ui/film/film-controls.tsx';
import { texts } from '../texts.ts';
import type { ViewerFilm } from './viewer-films.ts';

type FilmTrackProps = {
  film: ViewerFilm;
  durationSeconds: number;
  seconds: number;
  onSeek: (seconds: number) => void;
};

/** The shots by duration over the accord, with one playhead through both. */
export function FilmTrack({ film, durationSeconds, seconds, onSeek }: FilmTrackProps) {
  const { shots } = film;
  const bars = useMemo(() => barShotsOf(shots), [shots]);
  const current = shotIndexAt(shots, seconds);
  const percent = durationSeconds > 0 ? Math.min(100, (seconds / durationSeconds) * 100) : 0;
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onSeek(secondsUnder(event.clientX, box, durationSeconds));
  };
  return (
    <div
      className={clsx(
        'relative flex min-h-0 flex-none flex-col gap-[3px] py-[5px]',
        shots.length > 0 && 'lg:min-h-19 lg:flex-[0_1000_143px]',
      )}
    >
      {shots.length > 0 && (
        // The slider below does the same for the keyboard and for screen readers.
        <div
          aria-hidden
          className="flex h-18 min-h-14 cursor-pointer touch-none gap-[3px] lg:h-auto lg:max-h-32 lg:flex-1"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            seekTo(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
          }}
        >
          {shots.map((shot, index) => (
            <ShotPicture
              key={shot.start_seconds}
              url={shot.thumbnail_url}
              share={shot.duration_seconds}
              isCurrent={index === current}
            />
          ))}
        </div>
      )}
      <FilmAccord
        shots={bars}
        durationSeconds={durationSeconds}
        currentSeconds={seconds}
        onSeek={onSeek}
        label={texts.viewer.controls.seek}
        valueText={clockText(texts.viewer.controls, seconds, durationSeconds)}
        className="h-3 flex-none rounded-tag bg-s2"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-[1px] bg-white shadow-[0_0_0_1px_var(--playhead-edge)]"
        style={{ left: `${percent}%` }}
      />
    </div>
  );
}

/** Its frame is whole, in the film's shape; where the shot is longer than it is wide, it comes again. */
function ShotPicture({
  url,
  share,
  isCurrent,
}: {
  url: string | null;
  share: number;
  isCurrent: boolean;
}) {
  return (
    <span
      className={clsx(
        'min-w-0 rounded-[2px] bg-s2 bg-size-[auto_100%] bg-left bg-repeat-x transition-opacity',
        !isCurrent && 'opacity-68',
      )}
      style={{
        flexGrow: share,
        flexBasis: 0,
        ...(url && { backgroundImage: `url(${JSON.stringify(url)})` }),
      }}
    />
  );
}
