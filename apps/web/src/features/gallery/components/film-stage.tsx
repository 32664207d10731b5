import type { GalleryVideo } from '@armoni/contract/gallery';
import { Maximize } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { barShotsOf } from '../../../lib/film-timing.ts';
import { formatDuration } from '../../../lib/format.ts';
import { FilmAccord } from '../../../ui/film-accord.tsx';
import { PlayClock, SoundControl } from '../../../ui/film-controls.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MediaFallback } from '../../../ui/media-fallback.tsx';
import type { FilmPlayer } from '../../../ui/use-film-player.ts';
import { aspectOf } from '../justified-rows.ts';
import { texts } from '../texts.ts';

type FilmStageProps = { film: GalleryVideo; player: FilmPlayer };

/** The film, contained, and its controls; the accord is the seek bar. */
export function FilmStage({ film, player }: FilmStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const bars = useMemo(() => barShotsOf(film.shots), [film.shots]);
  const durationSeconds = player.durationSeconds || film.duration_seconds;
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen();
  };
  return (
    <div
      ref={stage}
      className="flex min-h-0 min-w-0 flex-col justify-center bg-stage lg:p-6 lg:[&:fullscreen]:p-0"
    >
      <div
        className="relative min-h-0 w-full shrink max-lg:max-h-[45dvh]"
        style={{ aspectRatio: aspectOf(film) }}
      >
        <video
          ref={player.ref}
          {...player.events}
          onClick={player.toggle}
          src={film.video_url}
          poster={film.poster_url ?? undefined}
          autoPlay
          playsInline
          className="size-full cursor-pointer object-contain lg:rounded-sm"
        />
        {player.hasFailed && <MediaFallback kind="video" className="absolute inset-0" />}
      </div>
      <div className="flex h-12 flex-none items-center gap-4 max-lg:px-4 lg:mt-4 lg:h-9 lg:px-2">
        <PlayClock
          player={player}
          clock={formatDuration}
          durationSeconds={durationSeconds}
          labels={texts.dialog.playing}
        />
        <FilmAccord
          shots={bars}
          durationSeconds={durationSeconds}
          currentSeconds={player.seconds}
          onSeek={player.seek}
          className="h-3 min-w-0 flex-1 rounded-tag bg-s2"
        />
        <div className="-mr-2 flex flex-none">
          <SoundControl player={player} labels={texts.dialog.sound} />
          <IconButton
            label={texts.dialog.fullScreen}
            icon={<Maximize size={16} />}
            onClick={toggleFullScreen}
          />
        </div>
      </div>
    </div>
  );
}
