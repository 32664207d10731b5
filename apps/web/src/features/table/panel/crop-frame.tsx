import type { CutSource } from '@armoni/contract/cuts';
import { setReframe } from '@armoni/contract/timeline/edit-shots';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { sourceSecondsOf } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';

type CropFrameProps = {
  shot: Shot;
  source: CutSource;
  timeline: Timeline;
  session: TableSession;
  pictures: FramePictures;
};

/** The whole picture with the film's frame over it: dragged by its inside, moved by the arrow keys. */
export function CropFrame({ shot, source, timeline, session, pictures }: CropFrameProps) {
  const known = useStore(pictures.pictures);
  const held = useRef<{ at: number; from: number; isBegun: boolean } | null>(null);
  const { url, kind, width, height } = source;
  const middle = Math.floor(framesOf(shot.recordRange).length / 2);
  const seconds = sourceSecondsOf(timeline, shot, middle);
  const isStill = kind === 'image';
  useEffect(() => {
    if (url && !isStill) pictures.want(url, seconds);
  }, [pictures, url, seconds, isStill]);
  if (shot.reframe.kind !== 'static' || !url) return null;
  const { position } = shot.reframe;
  const picture = isStill ? url : known.get(pictureKey(url, seconds));
  const window = windowOf({ width, height }, timeline, position);
  const place = (to: number, isGoingOn: boolean) => {
    const reframe = { kind: 'static', position: Math.max(0, Math.min(1, to)) } as const;
    const edit = (now: Timeline) => setReframe(now, shot.id, reframe);
    if (isGoingOn) session.drag(edit);
    else session.change(edit);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    const from = held.current;
    if (!from || !box) return;
    const [at, side] = window.isWide ? [event.clientX, box.width] : [event.clientY, box.height];
    // The free range is what of the picture lies outside the frame.
    place(from.from + (at - from.at) / (side * (1 - window.share)), from.isBegun);
    held.current = { ...from, isBegun: true };
  };
  return (
    <div
      className="relative mx-auto w-fit overflow-hidden rounded-xs bg-s2"
      style={{
        aspectRatio: width / height,
        height: width > height ? undefined : 220,
        ...(width > height && { width: '100%' }),
      }}
    >
      {picture && <img src={picture} alt="" draggable={false} className="size-full select-none" />}
      <span
        role="slider"
        tabIndex={0}
        aria-label={texts.shot.crop}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(position * 100)}
        aria-valuetext={`${Math.round(position * 100)} %`}
        aria-orientation={window.isWide ? 'horizontal' : 'vertical'}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
          if (by === undefined || event.altKey) return;
          event.preventDefault();
          place(position + (by * (event.shiftKey ? 10 : 1)) / 100, false);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const at = window.isWide ? event.clientX : event.clientY;
          held.current = { at, from: position, isBegun: false };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          held.current = null;
        }}
        onPointerCancel={() => {
          held.current = null;
        }}
        className="absolute cursor-move touch-none border-2 border-hot shadow-[0_0_0_999px_rgb(0_0_0/.55)]"
        style={window.style}
      />
    </div>
  );
}

/** Where the film's frame lies on the whole picture, in shares of it. */
export function windowOf(
  source: { readonly width: number; readonly height: number },
  film: { readonly width: number; readonly height: number },
  position: number,
) {
  const ratio = source.width / source.height / (film.width / film.height);
  const isWide = ratio > 1;
  const share = isWide ? 1 / ratio : ratio;
  const percent = (value: number) => `${(100 * value).toFixed(3)}%`;
  const start = percent(position * (1 - share));
  const style = isWide
    ? { left: start, width: percent(share), top: 0, bottom: 0 }
    : { top: start, height: percent(share), left: 0, right: 0 };
  return { isWide, share, style };
}
