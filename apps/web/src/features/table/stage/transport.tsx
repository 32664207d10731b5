import {
  ImagePlus,
  Magnet,
  Maximize,
  Pause,
  Play,
  Redo2,
  Scissors,
  Type,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SoundControl } from '../../../ui/film/film-controls.tsx';
import { frameClock } from '../session/film-time.ts';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import type { CutPlayer } from './cut-player.ts';

type TransportProps = {
  session: TableSession;
  player: CutPlayer;
  actions: TableActions;
  /** At its end. */
  children?: ReactNode;
};

/** Play, the clock in frames, undo and redo, and what is done at the playhead. */
export function Transport({ session, player, actions, children }: TransportProps) {
  const { past, present, future } = useStore(session.history);
  const frame = useStore(session.frame);
  const { isPlaying, isSilent, volume } = useStore(player.state);
  const zoom = useStore(session.zoom);
  const isSnapping = useStore(session.isSnapping);
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="flex min-h-12 flex-none flex-wrap items-center gap-1 max-sm:-mx-2 max-sm:gap-0">
      <IconButton
        label={isPlaying ? texts.pause : texts.play}
        icon={<Icon size={20} strokeWidth={1.5} fill="currentColor" />}
        onClick={() => player.toggle()}
      />
      <p className="mr-2 whitespace-nowrap text-fg3 tabular-nums">
        <span className="text-fg">{frameClock(present, frame)}</span>
        <span className="max-sm:hidden"> / {frameClock(present, present.duration.value)}</span>
      </p>
      <IconButton
        label={texts.undo}
        icon={<Undo2 size={18} />}
        disabled={past.length === 0}
        onClick={session.undo}
      />
      <IconButton
        label={texts.redo}
        icon={<Redo2 size={18} />}
        disabled={future.length === 0}
        onClick={session.redo}
      />
      <span className="mx-1 h-5 w-px bg-line" />
      <IconButton
        label={texts.shot.split}
        icon={<Scissors size={18} />}
        onClick={actions.splitHere}
      />
      <IconButton
        label={texts.film.addTitle}
        icon={<Type size={18} />}
        onClick={actions.addTitleHere}
      />
      <IconButton
        label={texts.add.heading}
        icon={<ImagePlus size={18} />}
        onClick={actions.openAdding}
      />
      <IconButton
        label={texts.snap.on}
        icon={<Magnet size={18} />}
        aria-pressed={isSnapping}
        className={isSnapping ? 'bg-s3 text-fg' : undefined}
        onClick={() => session.isSnapping.set(!isSnapping)}
      />
      {children ?? <span className="flex-1" />}
      <span className="flex max-sm:hidden">
        <IconButton
          label={texts.zoomOut}
          icon={<ZoomOut size={18} />}
          disabled={zoom <= 1}
          onClick={() => session.zoomBy(-1)}
        />
        <IconButton
          label={texts.zoomIn}
          icon={<ZoomIn size={18} />}
          onClick={() => session.zoomBy(1)}
        />
        <span className="mx-1 h-5 w-px self-center bg-line" />
        <SoundControl
          labels={texts.sound}
          player={{
            ...{ isMuted: isSilent, volume },
            toggleSound: () => player.toggleSound(),
            setVolume: (to) => player.setVolume(to),
          }}
        />
      </span>
      <IconButton
        label={texts.fullScreen}
        icon={<Maximize size={18} />}
        onClick={() => player.toggleFullScreen()}
      />
    </div>
  );
}
