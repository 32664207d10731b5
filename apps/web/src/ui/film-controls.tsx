import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import type { FilmPlayer } from './use-film-player.ts';

type PlayClockProps = {
  player: FilmPlayer;
  /** The whole length, as a clock. */
  clock: (seconds: number) => string;
  durationSeconds: number;
  labels: { readonly play: string; readonly pause: string };
};

/** Play or pause, and « 0:07 / 0:24 ». */
export function PlayClock({ player, clock, durationSeconds, labels }: PlayClockProps) {
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
        <span className="text-fg">{clock(seconds)}</span> / {clock(durationSeconds)}
      </span>
    </div>
  );
}

type SoundControlProps = {
  player: FilmPlayer;
  labels: { readonly on: string; readonly off: string; readonly volume: string };
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
        label={isMuted ? labels.on : labels.off}
        icon={<Icon size={20} strokeWidth={1.5} />}
        onClick={toggleSound}
      />
    </div>
  );
}
