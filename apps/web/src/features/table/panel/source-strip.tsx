import { slip } from '@armoni/contract/timeline/edit-shots';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { frameClock } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { otherMoments } from './other-moments.ts';

type SourceStripProps = {
  shot: Shot;
  timeline: Timeline;
  session: TableSession;
  pictures: FramePictures;
};

const pictureCount = 7;
const labels = texts.shot;

/** The whole clip with the shot's stretch of it ringed, and where its other good moments lie. */
export function SourceStrip({ shot, timeline, session, pictures }: SourceStripProps) {
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const { length } = framesOf(shot.sourceRange);
  if (!source || source.kind === 'image' || source.frames <= length) return null;
  const moments = otherMoments(source.moments, shot.sourceRange);
  const percent = (frames: number) => `${(100 * frames) / source.frames}%`;
  return (
    <section aria-label={labels.inClip}>
      <h3 className="mb-2 flex items-baseline justify-between">
        <span className="type-label">{labels.inClip}</span>
        <span className="type-data text-fg3">{frameClock(timeline, source.frames)}</span>
      </h3>
      <div className="relative">
        <StripPictures {...{ timeline, pictures }} url={source.url} frames={source.frames} />
        <Window {...{ shot, timeline, session }} frames={source.frames} />
      </div>
      <div aria-hidden className="relative mt-0.5 h-8">
        {source.moments.map(({ start_frame: at, frames, score }) => (
          // What a moment is worth, over the stretch that it takes.
          <span
            key={at}
            data-score={score}
            className="absolute top-0 rounded-b-xs bg-s3"
            style={{ left: percent(at), width: percent(frames), height: 3 + 12 * score }}
          />
        ))}
        {moments.map(({ start_frame: at, frames, score }, index) => (
          <span
            key={at}
            className="type-data absolute top-0 flex -translate-x-1/2 flex-col items-center text-fg3"
            style={{ left: percent(at + frames / 2) }}
          >
            <span className="w-px bg-fg2" style={{ height: 4 + 10 * score }} />
            {index + 1}
          </span>
        ))}
      </div>
    </section>
  );
}

type StripPicturesProps = Pick<SourceStripProps, 'timeline' | 'pictures'> & {
  url: string | null;
  frames: number;
};

function StripPictures({ timeline, pictures, url, frames }: StripPicturesProps) {
  const known = useStore(pictures.pictures);
  const lasts = frames / framesPerSecond(timeline);
  const places = Array.from({ length: pictureCount }, (_, index) => {
    return ((index + 0.5) / pictureCount) * lasts;
  });
  useEffect(() => {
    if (!url) return;
    for (let index = 0; index < pictureCount; index += 1) {
      pictures.want(url, ((index + 0.5) / pictureCount) * lasts);
    }
  }, [pictures, url, lasts]);
  return (
    <div className="flex h-11 overflow-hidden rounded-xs bg-s2">
      {places.map((seconds) => {
        const picture = url && known.get(pictureKey(url, seconds));
        return (
          <span key={seconds} className="h-full min-w-0 flex-1">
            {picture && <img src={picture} alt="" className="size-full object-cover" />}
          </span>
        );
      })}
    </div>
  );
}

type WindowProps = Pick<SourceStripProps, 'shot' | 'timeline' | 'session'> & { frames: number };

/** The shot's stretch: another one of the same length is shown where it is drawn to. */
function Window({ shot, timeline, session, frames }: WindowProps) {
  const held = useRef<{ x: number; timeline: Timeline; isBegun: boolean } | null>(null);
  const clip = session.shotSource(shot.mediaReference.sourceId);
  const { start, length } = framesOf(shot.sourceRange);
  const show = () => {
    const now = shotsOf(session.history.get().present).find(({ id }) => id === shot.id);
    if (now) session.frame.set(framesOf(now.recordRange).start);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    const width = event.currentTarget.parentElement?.clientWidth;
    if (!from || !width) return;
    const by = Math.round(((event.clientX - from.x) / width) * frames);
    const edit = () => slip(from.timeline, shot.id, by, clip);
    if (from.isBegun) session.drag(edit);
    else session.change(edit);
    held.current = { ...from, isBegun: true };
    show();
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    const step = by * (event.shiftKey ? 10 : 1);
    session.change((now) => slip(now, shot.id, step, clip));
    show();
  };
  const letGo = () => {
    held.current = null;
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={labels.slip}
      aria-valuemin={0}
      aria-valuemax={frames - length}
      aria-valuenow={start}
      aria-valuetext={frameClock(timeline, start)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const now = session.history.get().present;
        held.current = { x: event.clientX, timeline: now, isBegun: false };
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="absolute -inset-y-0.5 min-w-3 cursor-grab touch-none rounded-xs border-2 border-hot after:absolute after:-inset-x-2 after:inset-y-0 focus-visible:outline-offset-0"
      style={{ left: `${(100 * start) / frames}%`, width: `${(100 * length) / frames}%` }}
    />
  );
}
