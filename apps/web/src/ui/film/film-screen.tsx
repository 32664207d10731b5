import type { FilmShot } from '@armoni/contract/gallery';
import { type ReactNode, useMemo } from 'react';
import { barShotsOf } from '../../lib/media/film-timing.ts';
import { FilmBar } from './film-bar.tsx';
import type { FilmLabels } from './film-controls.tsx';
import { FilmPicture, type FilmPictureProps } from './film-picture.tsx';
import type { FilmPlayer } from './use-film-player.ts';

type FilmScreenProps = {
  player: FilmPlayer;
  film: {
    readonly filmUrl: string;
    readonly posterUrl: string | null;
    readonly captionsUrl: string | null;
    readonly shots: readonly FilmShot[];
    /** Until the file itself has told it. */
    readonly durationSeconds: number;
  };
  labels: FilmLabels;
  picture: Omit<FilmPictureProps, 'player' | 'src' | 'poster' | 'captions'>;
  barClassName: string;
  /** At the end of the bar: full screen, or the way out of it. */
  children: ReactNode;
};

/** A film and under it all that plays, seeks and sounds. */
export function FilmScreen(props: FilmScreenProps) {
  const { player, film, labels, picture, barClassName, children } = props;
  const bars = useMemo(() => barShotsOf(film.shots), [film.shots]);
  return (
    <>
      <FilmPicture
        player={player}
        src={film.filmUrl}
        poster={film.posterUrl}
        captions={film.captionsUrl}
        {...picture}
      />
      <FilmBar
        player={player}
        shots={bars}
        durationSeconds={player.durationSeconds || film.durationSeconds}
        labels={labels}
        className={barClassName}
      >
        {children}
      </FilmBar>
    </>
  );
}
