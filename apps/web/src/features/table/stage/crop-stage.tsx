import type { CutSource } from '@armoni/contract/cuts';
import { largestWindow } from '@armoni/contract/timeline/frame-window';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { FrameWindow, Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { cropTexts as texts } from '../crop-texts.ts';
import { seenAt, windowOf } from '../session/film-time.ts';
import { windowChange } from '../session/lay-window.ts';
import type { Framing, TableSession } from '../session/table-session.ts';
import type { CutPlayer } from './cut-player.ts';
import { onPictures } from './on-pictures.ts';
import { dissolvingAt } from './shown-at.ts';

type CropStageProps = {
  shot: Shot;
  at: Framing['at'];
  source: CutSource;
  timeline: Timeline;
  session: TableSession;
  player: CutPlayer;
};

/** The whole picture of a clip, with the film's frame over it to be laid by hand. */
export function CropStage(props: CropStageProps) {
  const { shot, source } = props;
  const ratio = source.width / source.height;
  return (
    <div
      className="flex min-w-0 flex-1 items-center justify-center self-stretch"
      style={{ containerType: 'size' }}
    >
      <div
        className="relative flex-none overflow-hidden"
        style={{ aspectRatio: ratio, width: `min(100cqw, ${ratio * 100}cqh)` }}
      >
        <WholePicture {...props} />
        {shot.reframe.kind !== 'fit' && <LaidWindow {...props} />}
      </div>
    </div>
  );
}

const mostPixels = 960;

/** What its player shows, all of it; the last one while the playhead is elsewhere. */
function WholePicture({ shot, source, timeline, session, player }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useStore(session.frame);
  const { front } = useStore(player.state);
  const mixed = dissolvingAt(timeline, frame);
  const here = [mixed?.from ?? seenAt(timeline, frame).shot, mixed?.to].findIndex(
    (one) => one?.id === shot.id,
  );
  const place = here === 0 ? front : front === 0 ? 1 : 0;
  const of = source.kind === 'image' ? source.url : here === -1 ? null : player.playerAt(place);
  const width = Math.min(mostPixels, source.width);
  const height = Math.round((width * source.height) / source.width);
  const { inner } = source;
  useEffect(() => {
    if (!of) return;
    return onPictures(of, (picture, { wide, high }) => {
      const { x, y, width: w, height: h } = inner ?? { x: 0, y: 0, width: 1, height: 1 };
      const context = canvas.current?.getContext('2d');
      context?.drawImage(picture, x * wide, y * high, w * wide, h * high, 0, 0, width, height);
    });
  }, [of, inner, width, height]);
  return <canvas ref={canvas} width={width} height={height} className="size-full bg-s2" />;
}

const corners = [
  { place: '-top-0.5 -left-0.5 cursor-nwse-resize', name: 'nw' },
  { place: '-top-0.5 -right-0.5 cursor-nesw-resize', name: 'ne' },
  { place: '-bottom-0.5 -left-0.5 cursor-nesw-resize', name: 'sw' },
  { place: '-right-0.5 -bottom-0.5 cursor-nwse-resize', name: 'se' },
] as const;

type Point = { readonly x: number; readonly y: number };

/** Dragged by its inside, grown by its corners or two fingers, moved by the arrow keys. */
function LaidWindow({ shot, at, source, timeline, session }: CropStageProps) {
  const frame = useStore(session.frame);
  const inShot = frame - framesOf(shot.recordRange).start;
  const window = shownWindow(shot, at, inShot, { source, film: timeline });
  const { element, hold, move, letGo, change } = useWindowDrag({
    shot,
    at,
    source,
    session,
    window,
  });
  const largest = largestWindow(source, timeline);
  const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
  const [width, height] = [largest.width / window.zoom, largest.height / window.zoom];
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.01;
    const by = keySteps[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    change(
      (now) => ({
        ...now,
        x: now.x + (by.x ?? 0) * step,
        y: now.y + (by.y ?? 0) * step,
        zoom: now.zoom + (by.zoom ?? 0) * (event.shiftKey ? 0.5 : 0.1),
      }),
      false,
    );
  };
  return (
    <span
      ref={element}
      role="slider"
      tabIndex={0}
      aria-label={texts.frame}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * (largest.width < 1 ? window.x : window.y))}
      aria-valuetext={texts.where(window.x, window.y, window.zoom)}
      data-turn={window.turn}
      onKeyDown={press}
      onPointerDown={(event) => hold(event, false)}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="absolute cursor-move touch-none border-2 border-hot shadow-[0_0_0_9999px_rgb(0_0_0/.55)]"
      style={{
        ...{ left: percent(window.x - width / 2), top: percent(window.y - height / 2) },
        ...{ width: percent(width), height: percent(height), rotate: `${-window.turn}deg` },
      }}
    >
      {thirds.map((place) => (
        <span key={place} aria-hidden className={clsx('absolute bg-white/40', place)} />
      ))}
      {corners.map(({ place, name }) => (
        <span
          key={name}
          aria-hidden
          data-corner={name}
          onPointerDown={(event) => {
            event.stopPropagation();
            hold(event, true);
          }}
          className={clsx(
            'absolute size-3.5 bg-hot after:absolute after:-inset-2.5 pointer-coarse:after:-inset-4',
            place,
          )}
        />
      ))}
    </span>
  );
}

const thirds = [
  'inset-y-0 left-1/3 w-px',
  'inset-y-0 left-2/3 w-px',
  'inset-x-0 top-1/3 h-px',
  'inset-x-0 top-2/3 h-px',
] as const;

const keySteps: Readonly<Record<string, { x?: number; y?: number; zoom?: number }>> = {
  ArrowLeft: { x: -1 },
  ArrowRight: { x: 1 },
  ArrowUp: { y: -1 },
  ArrowDown: { y: 1 },
  PageUp: { zoom: 1 },
  PageDown: { zoom: -1 },
};

type Sizes = { readonly source: CutSource; readonly film: Timeline };

/** The one that is being laid; of a framing that nobody laid by hand the one that is seen now. */
function shownWindow(
  shot: Shot,
  at: Framing['at'],
  inShot: number,
  { source, film }: Sizes,
): FrameWindow {
  const { reframe } = shot;
  if (reframe.kind !== 'window') return windowOf(shot, Math.max(0, inShot), source, film);
  return at === 'end' && reframe.end ? reframe.end : reframe.start;
}

type DragOptions = Pick<CropStageProps, 'shot' | 'at' | 'source' | 'session'> & {
  window: FrameWindow;
};

type Held = {
  readonly pointers: ReadonlyMap<number, Point>;
  readonly from: ReadonlyMap<number, Point>;
  readonly window: FrameWindow;
  readonly isCorner: boolean;
  readonly isBegun: boolean;
};

/** One undo takes back a drag, however many fingers it had. */
function useWindowDrag({ shot, at, source, session, window }: DragOptions) {
  const element = useRef<HTMLSpanElement>(null);
  const held = useRef<Held | null>(null);
  const change = (edit: (now: FrameWindow) => FrameWindow, isGoingOn: boolean) => {
    const step = windowChange(shot.id, at, { source, change: edit });
    if (isGoingOn) session.drag(step);
    else session.change(step);
  };
  const hold = (event: PointerEvent<HTMLElement>, isCorner: boolean) => {
    element.current?.setPointerCapture(event.pointerId);
    const pointers = new Map(held.current?.pointers).set(event.pointerId, pointOf(event));
    const isBegun = held.current?.isBegun ?? false;
    held.current = { pointers, from: pointers, window, isCorner, isBegun };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    const box = element.current?.parentElement?.getBoundingClientRect();
    if (!now?.pointers.has(event.pointerId) || !box) return;
    const pointers = new Map(now.pointers).set(event.pointerId, pointOf(event));
    held.current = { ...now, pointers, isBegun: true };
    const next = movedWindow({ ...now, pointers }, box);
    change(() => next, now.isBegun);
  };
  const letGo = ({ pointerId }: PointerEvent<HTMLElement>) => {
    const now = held.current;
    const pointers = new Map(now?.pointers);
    pointers.delete(pointerId);
    held.current = now && pointers.size > 0 ? { ...now, pointers, from: pointers, window } : null;
  };
  return { element, hold, move, letGo, change };
}

function movedWindow({ pointers, from, window, isCorner }: Held, box: DOMRect): FrameWindow {
  const [now, other] = [...pointers.values()];
  const [was, otherWas] = [...from.values()];
  if (!now || !was) return window;
  if (isCorner) {
    const middle = { x: box.left + window.x * box.width, y: box.top + window.y * box.height };
    return {
      ...window,
      zoom: window.zoom * (apart(was, middle) / Math.max(1, apart(now, middle))),
    };
  }
  const isPair = other !== undefined && otherWas !== undefined;
  // Two fingers that part leave the middle where it is.
  const [to, begun] = isPair ? [between(now, other), between(was, otherWas)] : [now, was];
  const by = { x: (to.x - begun.x) / box.width, y: (to.y - begun.y) / box.height };
  const zoom = isPair
    ? window.zoom * (apart(was, otherWas) / Math.max(1, apart(now, other)))
    : window.zoom;
  return { ...window, x: window.x + by.x, y: window.y + by.y, zoom };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
