import type { GalleryVideo } from '@armoni/contract/gallery';
import { Maximize } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FilmScreen } from '../../../ui/film/film-screen.tsx';
import type { FilmPlayer } from '../../../ui/film/use-film-player.ts';
import { texts } from '../texts.ts';
import { aspectOf } from '../wall/justified-rows.ts';

type FilmStageProps = {
  film: GalleryVideo;
  player: FilmPlayer;
  /** Something else stands in its place; it goes on from where it was. */
  isHidden: boolean;
};

/** The film, contained, and its controls; the accord is the seek bar. */
export function FilmStage({ film, player, isHidden }: FilmStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen();
  };
  return (
    <div
      ref={stage}
      hidden={isHidden}
      className="flex min-h-0 min-w-0 flex-col justify-center bg-stage [&[hidden]]:hidden"
    >
      <FilmScreen
        player={player}
        film={{
          filmUrl: film.video_url,
          posterUrl: film.poster_url,
          captionsUrl: film.captions_url ?? null,
          shots: film.shots,
          durationSeconds: film.duration_seconds,
        }}
        labels={texts.dialog.controls}
        picture={{
          aspectRatio: aspectOf(film),
          autoPlay: true,
          className: 'w-full shrink max-lg:max-h-[45dvh]',
        }}
        barClassName="h-12 max-lg:px-4 lg:mt-4 lg:h-9 lg:px-2"
      >
        <IconButton
          label={texts.dialog.fullScreen}
          icon={<Maximize size={16} />}
          onClick={toggleFullScreen}
        />
      </FilmScreen>
    </div>
  );
}
