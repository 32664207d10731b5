import { Dialog } from '@base-ui/react/dialog';
import { Minimize } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { barShotsOf } from '../../../lib/film-timing.ts';
import { formatDuration } from '../../../lib/format.ts';
import { FilmAccord } from '../../../ui/film-accord.tsx';
import { PlayClock, SoundControl } from '../../../ui/film-controls.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MediaFallback } from '../../../ui/media-fallback.tsx';
import { type FilmPlayer, useFilmPlayer } from '../../../ui/use-film-player.ts';
import { texts } from '../texts.ts';
import type { ViewerFilm } from '../viewer-films.ts';

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
  const bars = useMemo(() => barShotsOf(film.shots), [film.shots]);
  const durationSeconds = player.durationSeconds || film.durationSeconds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the overlay opens
  useEffect(onOpened, []);
  const begin = () => {
    player.seek(start.current.seconds);
    if (start.current.isPlaying) player.play();
    // A film that comes after this one begins at its own beginning.
    start.current = { seconds: 0, isPlaying: false };
  };
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <video
          ref={player.ref}
          {...player.events}
          onLoadedMetadata={begin}
          onClick={player.toggle}
          src={film.videoUrl}
          poster={film.posterUrl ?? undefined}
          preload="auto"
          playsInline
          className="size-full cursor-pointer object-contain"
        />
        {player.hasFailed && <MediaFallback kind="video" className="absolute inset-0" />}
      </div>
      <div className="flex flex-none items-center gap-4 px-5 py-3">
        <PlayClock
          player={player}
          clock={formatDuration}
          durationSeconds={durationSeconds}
          labels={texts.viewer.playing}
        />
        <FilmAccord
          shots={bars}
          durationSeconds={durationSeconds}
          currentSeconds={player.seconds}
          onSeek={player.seek}
          label={texts.viewer.seek}
          className="h-3 min-w-0 flex-1 rounded-tag bg-s2"
        />
        <SoundControl player={player} labels={texts.viewer.sound} />
        <IconButton
          label={texts.viewer.closeFullScreen}
          icon={<Minimize size={20} strokeWidth={1.5} />}
          onClick={onLeave}
        />
      </div>
    </>
  );
}
