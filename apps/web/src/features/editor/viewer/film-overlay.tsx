import { Dialog } from '@base-ui/react/dialog';
import { Minimize } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FilmScreen } from '../../../ui/film/film-screen.tsx';
import { type FilmPlayer, useFilmPlayer } from '../../../ui/film/use-film-player.ts';
import { texts } from '../texts.ts';
import type { ViewerFilm } from './viewer-films.ts';

type FilmOverlayProps = {
  open: boolean;
  film: ViewerFilm;
  startSeconds: number;
  startsPlaying: boolean;
  /** The film on the page must not go on under the overlay. */
  onOpened: () => void;
  onClose: (left: { seconds: number; isPlaying: boolean }) => void;
};

/** The film over the whole window; Escape closes it, and the page goes on where it was left. */
export function FilmOverlay(props: FilmOverlayProps) {
  const { open, onClose } = props;
  const player = useFilmPlayer();
  const close = () => onClose({ seconds: player.seconds, isPlaying: player.isPlaying });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-stage" />
        <Dialog.Popup
          lang="en"
          data-theme="dark"
          className="fixed inset-0 z-40 flex flex-col bg-stage text-fg outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{texts.viewer.label}</Dialog.Title>
          <OverlayFilm {...props} player={player} onLeave={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted only while the overlay is open. */
function OverlayFilm(props: FilmOverlayProps & { player: FilmPlayer; onLeave: () => void }) {
  const { film, player, startSeconds, startsPlaying, onOpened, onLeave } = props;
  const start = useRef({ seconds: startSeconds, isPlaying: startsPlaying });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the overlay opens
  useEffect(onOpened, []);
  const begin = () => {
    player.seek(start.current.seconds);
    if (start.current.isPlaying) player.play();
    // A film that comes after this one begins at its own beginning.
    start.current = { seconds: 0, isPlaying: false };
  };
  return (
    <FilmScreen
      player={player}
      film={film}
      labels={texts.viewer.controls}
      picture={{ onLoadedMetadata: begin, preload: 'auto', className: 'flex-1' }}
      barClassName="px-5 py-3"
    >
      <IconButton
        label={texts.viewer.closeFullScreen}
        icon={<Minimize size={20} strokeWidth={1.5} />}
        onClick={onLeave}
      />
    </FilmScreen>
  );
}
