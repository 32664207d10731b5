import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { texts } from '../texts.ts';

/** What plays the film, or its cut: led by frames of the film. */
export type Seekable = { readonly seek: (frame: number) => void };

type SeekBarProps = {
  timeline: Timeline;
  frame: number;
  player: Seekable;
  className: string;
  style?: CSSProperties;
  children?: ReactNode;
};

/** The whole film from side to side: a slider for the keyboard, a bar for the pointer. */
export function SeekBar({ timeline, frame, player, className, style, children }: SeekBarProps) {
  const rate = framesPerSecond(timeline);
  const frames = timeline.duration.value;
  const seekUnder = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    player.seek(((event.clientX - left) / width) * frames);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={texts.seek}
      aria-valuemin={0}
      aria-valuemax={frames - 1}
      aria-valuenow={frame}
      aria-valuetext={texts.track.frames(frame)}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: rate, PageDown: -rate }[event.key];
        const to = { Home: 0, End: frames - 1 }[event.key];
        if (by === undefined && to === undefined) return;
        event.preventDefault();
        player.seek(to ?? frame + (by ?? 0) * (event.shiftKey ? 10 : 1));
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekUnder(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekUnder(event);
      }}
      className={clsx('w-full cursor-pointer touch-none', className)}
      style={style}
    >
      {children}
    </div>
  );
}
