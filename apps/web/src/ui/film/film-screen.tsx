import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { MediaFallback } from '../media/media-fallback.tsx';
import { FilmAccord } from './film-accord.tsx';
import { clockText, type FilmLabels, PlayClock, SoundControl } from './film-controls.tsx';
import type { BarShot } from './merge-shots.ts';
import type { FilmPlayer } from './use-film-player.ts';

type FilmPictureProps = Omit<ComponentProps<'video'>, 'ref' | 'poster' | 'style'> & {
  player: FilmPlayer;
  poster: string | null;
  /** Width over height of the frame around the film; without it the frame fills what it is given. */
  aspectRatio?: number;
};

/** A film, contained and never cropped; pressing it plays or pauses. */
export function FilmPicture(props: FilmPictureProps) {
  const { player, poster, aspectRatio, className, ...rest } = props;
  return (
    <div
      style={{ aspectRatio }}
      className={clsx('relative min-h-0 overflow-hidden bg-stage', className)}
    >
      <video
        // Each film has an element of its own, which never shows the one before it.
        key={rest.src}
        ref={player.ref}
        {...player.events}
        onClick={player.toggle}
        poster={poster ?? undefined}
        playsInline
        className="size-full cursor-pointer object-contain"
        {...rest}
      />
      {player.hasFailed && <MediaFallback kind="video" className="absolute inset-0" />}
    </div>
  );
}

type FilmBarProps = {
  player: FilmPlayer;
  shots: readonly BarShot[];
  durationSeconds: number;
  labels: FilmLabels;
  /** After the sound: full screen, or the way out of it. */
  children: ReactNode;
  className?: string;
};

/** Play, the clock, the accord as the seek bar, and the sound, on one line. */
export function FilmBar(props: FilmBarProps) {
  const { player, shots, durationSeconds, labels, children, className } = props;
  return (
    <div className={clsx('flex flex-none items-center gap-4', className)}>
      <PlayClock player={player} durationSeconds={durationSeconds} labels={labels} />
      <FilmAccord
        shots={shots}
        durationSeconds={durationSeconds}
        currentSeconds={player.seconds}
        onSeek={player.seek}
        label={labels.seek}
        valueText={clockText(labels, player.seconds, durationSeconds)}
        className="h-3 min-w-0 flex-1 rounded-tag bg-s2"
      />
      <div className="-mr-2 flex flex-none">
        <SoundControl player={player} labels={labels} />
        {children}
      </div>
    </div>
  );
}
