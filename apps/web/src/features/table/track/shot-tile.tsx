import type { CutSource } from '@armoni/contract/cuts';
import { trimEnd, trimStart } from '@armoni/contract/timeline/edit-shots';
import { framesOf, lookOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { Lock, Rewind } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { Accord } from '../../../ui/media/accord.tsx';
import { lengthBefore, secondsText, sourceSecondsOf } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import { musicUnder } from '../session/music-under.ts';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';
import { FramedPicture } from '../stage/framed-picture.tsx';
import { texts } from '../texts.ts';
import { trackLook } from './look-filters.tsx';
import { reaches, snapTrim, type TrimEdge } from './snap-trim.ts';
import { useShotDrag } from './use-shot-drag.ts';

type ShotTileProps = {
  shot: Shot;
  index: number;
  total: number;
  framePx: number;
  rate: Pick<Timeline, 'rate' | 'width' | 'height' | 'look'>;
  source: CutSource | undefined;
  isChosen: boolean;
  /** Alone: it has handles then. */
  isOnly: boolean;
  /** Its pictures are not in the film yet. */
  isMissing: boolean;
  /** A picture of it in the rendered film, until its clip has shown one. */
  rendered: string | null;
  session: TableSession;
  actions: TableActions;
  pictures: FramePictures;
};

/** From here on a shot has room for what its length was. */
const roomyPx = 108;

/** A shot on the track: its number and length, its picture, and handles once it is chosen. */
export function ShotTile(props: ShotTileProps) {
  const { shot, index, total, framePx, rate, source, isChosen, isOnly, isMissing, actions } = props;
  const { start, length } = framesOf(shot.recordRange);
  const seconds = secondsText(rate, length);
  const name = source?.name ?? shot.mediaReference.name;
  const { isClick, ...drag } = useShotDrag(shot.id, framePx, props.session, actions);
  useEffect(() => {
    const { activeElement: now, body } = document;
    // The keyboard stays with what is chosen; a shot that was removed had it, too.
    if (isOnly && (now === body || now?.matches('[data-shot]'))) drag.ref.current?.focus();
  }, [isOnly, drag.ref]);
  const lifted = useStore(props.session.lifted);
  const isLifted = lifted?.id === shot.id;
  const before = lengthBefore(useStore(props.session.base).timeline, shot);
  const isRoomy = length * framePx >= roomyPx;
  return (
    <li
      className={clsx('absolute inset-y-0', isLifted ? 'z-20' : isOnly && 'z-10')}
      style={{ left: start * framePx, width: Math.max(1, length * framePx - 3) }}
    >
      <button
        type="button"
        data-shot={shot.id}
        aria-pressed={isChosen}
        {...(shot.locked ? { ref: drag.ref } : drag)}
        onClick={(event) => {
          if (!isClick()) return;
          if (event.shiftKey) actions.chooseAlso(shot);
          else actions.choose(shot);
        }}
        style={isLifted ? { translate: `${lifted.byPx}px 8px` } : undefined}
        className={clsx(
          'group block size-full min-w-0 text-left select-none [-webkit-touch-callout:none]',
          isLifted && 'cursor-grabbing rounded-[3px] bg-bg opacity-90 shadow-lg',
        )}
      >
        <span className="type-data flex h-5 items-center gap-1 overflow-hidden whitespace-nowrap text-fg3">
          <span className="sr-only">{texts.track.shot} </span>
          <span className={clsx('font-semibold', isChosen ? 'text-fg' : 'text-fg2')}>
            {index + 1}
          </span>
          <span className="sr-only">{texts.track.of(total)}, </span>
          <span>{seconds}</span>
          <span className="sr-only">
            , {name}
            {shot.reversed && texts.track.backwards}
            {shot.locked && texts.track.locked}
          </span>
          {shot.reversed && <Rewind size={11} aria-hidden />}
          {shot.locked && <Lock size={11} aria-hidden />}
          {before !== null && (
            <span className={clsx(isRoomy ? 'ml-auto px-1' : 'sr-only')}>
              <span className="sr-only">, </span>
              {texts.track.was(secondsText(rate, before))}
            </span>
          )}
        </span>
        <TilePicture {...props} isChosen={isChosen} />
        <span
          aria-hidden
          className={clsx('mt-1 block h-0.5 rounded-[1px]', isMissing && 'bg-hot')}
        />
      </button>
      {isOnly && !isLifted && !shot.locked && source && (
        <>
          <TrimHandle {...props} edge="start" />
          <TrimHandle {...props} edge="end" />
        </>
      )}
    </li>
  );
}

function TilePicture(props: ShotTileProps) {
  const { shot, rate, framePx, source, isChosen, rendered, pictures } = props;
  const known = useStore(pictures.pictures);
  const middle = Math.floor(framesOf(shot.recordRange).length / 2);
  const seconds = sourceSecondsOf(rate, shot, middle);
  const url = source?.url ?? null;
  const isStill = source?.kind === 'image';
  const filter = trackLook(lookOf(shot, rate));
  useEffect(() => {
    if (url) pictures.want(url, seconds, isStill);
  }, [pictures, url, seconds, isStill]);
  const key = url && pictureKey(url, seconds);
  const picture = isStill ? url : key && known.get(key);
  return (
    <span className={clsx('block rounded-[3px]', isChosen && 'selected-media')}>
      <span
        style={{ filter: picture ? filter : undefined }}
        className={clsx(
          'flex h-17 items-center justify-start overflow-hidden rounded-t-[3px] bg-s2',
          url === null && 'justify-center border border-dashed border-line2',
        )}
      >
        {picture && <Frames {...{ shot, rate, framePx, source, picture, middle }} />}
        {!picture && url && rendered && (
          <Frames
            {...{ rate, framePx, middle }}
            shot={{ ...shot, reframe: asItIs }}
            source={undefined}
            picture={rendered}
          />
        )}
        {url === null && (
          <span className="type-caption truncate px-1 text-fg3">{texts.absent}</span>
        )}
      </span>
      <span className="block" style={{ filter }}>
        <Accord stripes={(key && pictures.accords.get(key)) || []} className="mt-px h-3" />
      </span>
    </span>
  );
}

/** Of pictures that have the film's frame already. */
const asItIs = { kind: 'centre' } as const;

/** Pixels of a frame on the track. */
const frameHeight = 68;

type FramesProps = Pick<ShotTileProps, 'shot' | 'rate' | 'framePx' | 'source'> & {
  picture: string;
  /** The frame of the shot that it shows. */
  middle: number;
};

/** Frames whole, in the film's ratio, for as long as the shot is. */
function Frames({ shot, rate, framePx, source, picture, middle }: FramesProps) {
  const frameWidth = (frameHeight * rate.width) / rate.height;
  const count = Math.ceil((framesOf(shot.recordRange).length * framePx) / frameWidth);
  return Array.from({ length: count }, (_, place) => (
    <FramedPicture
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture, as often as there is room.
      key={place}
      picture={picture}
      {...{ shot, source }}
      film={rate}
      inShot={middle}
      className="relative h-full flex-none"
      style={{ width: frameWidth }}
    />
  ));
}

type Drag = {
  readonly x: number;
  readonly framePx: number;
  /** Frames by which the edge has moved. */
  readonly moved: number;
  readonly isBegun: boolean;
  /** As they were when it began. */
  readonly timeline: Timeline;
  readonly shot: Shot;
};

/** An edge is drawn to what lies within. */
const snapPx = 8;

/** A slider in frames: dragged by its pointer, moved by the arrow keys. */
function TrimHandle({
  shot,
  index,
  framePx,
  source,
  session,
  actions,
  edge,
}: ShotTileProps & { edge: TrimEdge }) {
  const drag = useRef<Drag | null>(null);
  const trim = edge === 'start' ? actions.trimStart : actions.trimEnd;
  const clip = session.shotSource(shot.mediaReference.sourceId);
  const { start, end } = framesOf(shot.sourceRange);
  const point = (edge === 'start') === !shot.reversed ? start : end;
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (!held) return;
    const drawn = Math.round((event.clientX - held.x) / held.framePx);
    const isFree = event.altKey || !session.isSnapping.get();
    const { by, snap } = isFree
      ? { by: drawn, snap: null }
      : snapTrim({
          ...{ timeline: held.timeline, shot: held.shot, edge, by: drawn },
          music: musicUnder(session.base.get(), held.timeline),
          grid: session.grid.get(),
          reach: snapPx / held.framePx,
        });
    if (by === held.moved) return;
    const edit = edge === 'start' ? trimStart : trimEnd;
    // Always from the cut as it was: what was passed on the way leaves nothing behind.
    const step = () => edit(held.timeline, shot.id, by, clip);
    // The first frame of a drag is a step of its own, the others go on with it.
    if (held.isBegun) session.drag(step);
    else session.change(step);
    drag.current = { ...held, moved: by, isBegun: true };
    const isThere = reaches(held.timeline, held.shot, { edge, by, source: clip });
    session.snap.set({
      frame: snap && isThere ? snap.frame : null,
      words: texts.snap.edge(edge, by, snap && isThere ? snap.kind : null),
    });
    showEdge(session, shot.id, edge);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={edge === 'start' ? texts.track.start(index + 1) : texts.track.end(index + 1)}
      aria-valuemin={0}
      aria-valuemax={source?.frames || undefined}
      aria-valuenow={point}
      aria-valuetext={texts.track.frames(point)}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (by === undefined || event.altKey) return;
        event.preventDefault();
        trim(shot, by * (event.shiftKey ? 10 : 1));
        showEdge(session, shot.id, edge);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const timeline = session.history.get().present;
        drag.current = { x: event.clientX, framePx, moved: 0, isBegun: false, timeline, shot };
        // The track keeps its scale as long as an edge is held.
        session.snap.set({ frame: null, words: '' });
      }}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
        session.snap.set(null);
      }}
      onPointerCancel={() => {
        drag.current = null;
        session.snap.set(null);
      }}
      className={clsx(
        'absolute top-5 flex h-20.25 w-3 cursor-ew-resize touch-none items-center justify-center rounded-[3px] bg-hot after:absolute after:-inset-x-1.5 after:inset-y-0 pointer-coarse:w-5.5',
        // Beside the shot under a finger, which takes hold of the shot itself as well, however short it is.
        edge === 'start'
          ? '-left-1.5 pointer-coarse:-left-5.5 pointer-coarse:after:-left-5.5 pointer-coarse:after:right-0'
          : '-right-1.5 pointer-coarse:-right-5.5 pointer-coarse:after:left-0 pointer-coarse:after:-right-5.5',
      )}
    >
      <span aria-hidden className="h-5 w-0.5 rounded-[1px] bg-on-hot" />
    </span>
  );
}

/** The frame that is being set stands on the stage. */
function showEdge(session: TableSession, id: string, edge: TrimEdge): void {
  const { clips } = session.history.get().present.tracks.video;
  const shot = clips.find((one) => one.id === id);
  if (!shot) return;
  const { start, end } = framesOf(shot.recordRange);
  session.frame.set(edge === 'start' ? start : end - 1);
}
