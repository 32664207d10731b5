import { Pause, Play, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDuration } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { ChosenMusic } from '../editor-memory.ts';
import { texts } from '../texts.ts';
import { Waveform } from './waveform.tsx';

type MusicPlayerProps = {
  music: ChosenMusic;
  onReplace: () => void;
  onRemove: () => void;
};

/** The chosen music, to listen to. Its name opens the choice of another file. */
export function MusicPlayer({ music, onReplace, onRemove }: MusicPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [clock, setClock] = useState({ seconds: 0, durationSeconds: music.durationSeconds ?? 0 });
  const follow = () => {
    const { currentTime = 0, duration = 0 } = audio.current ?? {};
    const durationSeconds =
      Number.isFinite(duration) && duration > 0 ? duration : clock.durationSeconds;
    setClock({ seconds: currentTime, durationSeconds });
  };
  const toggle = () => {
    if (!audio.current) return;
    if (!audio.current.paused) return audio.current.pause();
    audio.current.play().catch(() => toast.error(texts.music.unplayable));
  };
  const { seconds, durationSeconds } = clock;
  return (
    <div className="flex h-12 items-center gap-3 rounded-md bg-segment-track pr-1 pl-2">
      <IconButton
        size="small"
        label={isPlaying ? texts.music.pause : texts.music.play}
        icon={
          isPlaying ? (
            <Pause size={16} fill="currentColor" />
          ) : (
            <Play size={16} fill="currentColor" />
          )
        }
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
          {formatDuration(isPlaying ? seconds : durationSeconds)}
        </span>
      )}
      <IconButton
        size="small"
        label={texts.music.remove}
        icon={<X size={16} />}
        onClick={onRemove}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: music has no words to caption */}
      <audio
        ref={audio}
        src={music.url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={follow}
        onDurationChange={follow}
        hidden
      />
    </div>
  );
}
