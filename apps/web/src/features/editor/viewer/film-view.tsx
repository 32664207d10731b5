import { Maximize } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FilmAnswer } from '../../../ui/film/film-answer.tsx';
import { PlayClock, SoundControl } from '../../../ui/film/film-controls.tsx';
import { FilmNotes } from '../../../ui/film/film-notes.tsx';
import { FilmPicture } from '../../../ui/film/film-picture.tsx';
import { type FilmPlayer, useFilmPlayer } from '../../../ui/film/use-film-player.ts';
import { texts } from '../texts.ts';
import { FilmOverlay } from './film-overlay.tsx';
import { FilmTrack } from './film-track.tsx';
import type { ViewerFilm } from './viewer-films.ts';

type FilmViewProps = {
  film: ViewerFilm;
  /** Previous, dots and next, between the clock and the sound. */
  pager: ReactNode;
  onPlayingChange: (isPlaying: boolean) => void;
};

/** One film on the stage, its track and its controls. */
export function FilmView({ film, pager, onPlayingChange }: FilmViewProps) {
  const player = useFilmPlayer();
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const { events, pause, play, seek } = player;
  const durationSeconds = player.durationSeconds || film.durationSeconds;
  return (
    <>
      <FilmPicture
        player={player}
        src={film.filmUrl}
        poster={film.posterUrl}
        captions={film.captionsUrl}
        aspectRatio={film.aspectRatio}
        preload="metadata"
        onPlay={() => {
          events.onPlay();
          onPlayingChange(true);
        }}
        onPause={() => {
          events.onPause();
          onPlayingChange(false);
        }}
        className="w-full shrink rounded-sm max-lg:max-h-[70dvh]"
      />
      <FilmTrack
        film={film}
        durationSeconds={durationSeconds}
        seconds={player.seconds}
        onSeek={seek}
      />
      <FilmControls
        player={player}
        durationSeconds={durationSeconds}
        pager={pager}
        onFullScreen={() => setOverlayOpen(true)}
      />
      <FilmAnswer key={film.key} reading={film.reading} className="flex-none pb-1" />
      <FilmNotes notes={film.notes} label={texts.viewer.notes} className="flex-none pb-2" />
      <FilmOverlay
        open={isOverlayOpen}
        film={film}
        startSeconds={player.seconds}
        startsPlaying={player.isPlaying}
        onOpened={pause}
        onClose={({ seconds, isPlaying }) => {
          setOverlayOpen(false);
          seek(seconds);
          if (isPlaying) play();
        }}
      />
    </>
  );
}

type FilmControlsProps = Pick<FilmViewProps, 'pager'> & {
  player: FilmPlayer;
  durationSeconds: number;
  onFullScreen: () => void;
};

function FilmControls({ player, durationSeconds, pager, onFullScreen }: FilmControlsProps) {
  const labels = texts.viewer.controls;
  return (
    <div className="grid min-h-11 flex-none grid-cols-[1fr_auto_1fr] items-center gap-2">
      <PlayClock player={player} durationSeconds={durationSeconds} labels={labels} />
      {pager}
      <div className="-mr-2 flex justify-end gap-1">
        <SoundControl player={player} labels={labels} />
        <IconButton
          label={texts.viewer.fullScreen}
          icon={<Maximize size={20} strokeWidth={1.5} />}
          onClick={onFullScreen}
        />
      </div>
    </div>
  );
}
