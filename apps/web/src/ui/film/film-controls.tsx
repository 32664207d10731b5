import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../controls/icon-button.tsx';
import type { FilmPlayer } from './use-film-player.ts';

/** What the controls of a film are called, in the language of the page around them. */
export type FilmLabels = {
  readonly play: string;
  readonly pause: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly volume: string;
  readonly seek: string;
  /** A moment as a clock, such as « 0:07 ». */
  readonly clock: (seconds: number) => string;
};

/** « 0:07 / 0:24 », as the seek bar says it. */
export function clockText(labels: FilmLabels, seconds: number, durationSeconds: number): string {
  return `${labels.clock(seconds)} / ${labels.clock(durationSeconds)}`;
}

type PlayClockProps = { player: FilmPlayer; durationSeconds: number; labels: FilmLabels };

/** Play or pause, and « 0:07 / 0:24 ». */
export function PlayClock({ player, durationSeconds, labels }: PlayClockProps) {
  const { isPlaying, seconds, toggle } = player;
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="-ml-2 flex flex-none items-center gap-2">
      <IconButton
        label={isPlaying ? labels.pause : labels.play}
        icon={<Icon size={20} strokeWidth={1.5} fill="currentColor" />}
        onClick={toggle}
      />
      <span className="whitespace-nowrap text-fg3 tabular-nums">
        <span className="text-fg">{labels.clock(seconds)}</span> / {labels.clock(durationSeconds)}
      </span>
    </div>
  );
}

type SoundControlProps = {
  player: Pick<FilmPlayer, 'isMuted' | 'volume' | 'toggleSound' | 'setVolume'>;
  labels: Pick<FilmLabels, 'soundOn' | 'soundOff' | 'volume'>;
};

/** Sound on or off; the volume slides out beside it for a mouse or the keyboard. */
export function SoundControl({ player, labels }: SoundControlProps) {
  const { isMuted, volume, toggleSound, setVolume } = player;
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <div className="group flex items-center">
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        aria-label={labels.volume}
        aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)} %`}
        onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
        className="h-6 w-0 accent-(--fg) opacity-0 transition-[width,opacity] group-hover:w-20 group-hover:opacity-100 focus-visible:w-20 focus-visible:opacity-100 pointer-coarse:hidden"
      />
      <IconButton
        label={isMuted ? labels.soundOn : labels.soundOff}
        icon={<Icon size={20} strokeWidth={1.5} />}
        onClick={toggleSound}
      />
    </div>
  );
}
