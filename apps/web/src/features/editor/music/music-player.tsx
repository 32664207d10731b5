import { LoaderCircle, Pause, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../lib/format/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';
import type { ChosenMusic } from './chosen-music.ts';
import { type MusicPlayback, useMusicPlayer } from './use-music-player.ts';
import { Waveform } from './waveform.tsx';

type MusicPlayerProps = {
  music: ChosenMusic;
  onReplace: () => void;
  onRemove: () => void;
};

/** The chosen music, to listen to. Its name opens the choice of another file. */
export function MusicPlayer({ music, onReplace, onRemove }: MusicPlayerProps) {
  const { ref, events, playback, clock, toggle } = useMusicPlayer(music);
  const { seconds, durationSeconds } = clock;
  return (
    <div className="flex h-12 items-center gap-3 rounded-md bg-segment-track pr-1 pl-2">
      <IconButton
        size="small"
        label={playback === 'playing' ? texts.music.pause : texts.music.play}
        aria-busy={playback === 'loading'}
        icon={icons[playback]}
        onClick={toggle}
        className="bg-s3"
      />
      <button
        type="button"
        onClick={onReplace}
        title={music.name}
        className="max-w-1/2 min-w-0 flex-none truncate rounded-xs text-left hover:underline"
      >
        {music.name}
      </button>
      <Waveform
        peaks={music.peaks}
        playedShare={durationSeconds > 0 ? seconds / durationSeconds : 0}
      />
      {durationSeconds > 0 && (
        <span className="type-data text-fg3">
          {formatDuration(playback === 'playing' ? seconds : durationSeconds)}
        </span>
      )}
      <IconButton
        size="small"
        label={texts.music.remove}
        icon={<X size={16} />}
        onClick={onRemove}
      />
      <audio
        ref={ref}
        src={music.isForeign ? undefined : music.url}
        preload="none"
        {...events}
        hidden
      />
    </div>
  );
}

const icons: Record<MusicPlayback, ReactNode> = {
  paused: <Play size={16} fill="currentColor" />,
  playing: <Pause size={16} fill="currentColor" />,
  loading: <LoaderCircle size={16} className="animate-turn" />,
};
