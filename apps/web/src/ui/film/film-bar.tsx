import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FilmAccord } from './film-accord.tsx';
import { clockText, type FilmLabels, PlayClock, SoundControl } from './film-controls.tsx';
import type { BarShot } from './merge-shots.ts';
import type { FilmPlayer } from './use-film-player.ts';

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
