import { clsx } from 'clsx';
import { type KeyboardEvent, memo, type PointerEvent, useMemo } from 'react';
import { useWidth } from '../layout/use-width.ts';
import { type BarShot, mergeShots } from './merge-shots.ts';
import { seekTarget } from './seek-target.ts';

type FilmAccordProps = {
  shots: readonly BarShot[];
  durationSeconds: number;
  /** Where the film stands; what is not played yet is dimmed. Without it the bar is plain. */
  currentSeconds?: number;
  /** Makes it the seek bar: a slider for the pointer and the keyboard. */
  onSeek?: (seconds: number) => void;
  label?: string;
  /** Where it stands, in words. */
  valueText?: string;
  /** Bar height; 6 px in the gallery, 8 on the landing page, 12 in viewers. */
  className?: string;
};

/** The accords of a film's shots in their lengths: its fingerprint, and its seek bar. */
export function FilmAccord(props: FilmAccordProps) {
  const { shots, durationSeconds, currentSeconds, onSeek, className } = props;
  const [ref, widthPx] = useWidth();
  const bars = useMemo(() => (widthPx ? mergeShots(shots, widthPx) : []), [shots, widthPx]);
  const percent = durationSeconds ? ((currentSeconds ?? 0) / durationSeconds) * 100 : 0;
  return (
    <div
      ref={ref}
      className={clsx('relative h-2 select-none', onSeek && 'cursor-pointer touch-none', className)}
      {...(onSeek && seekProps({ ...props, onSeek }))}
    >
      {onSeek && <span className="absolute -inset-y-4 inset-x-0 z-10" />}
      <Bars bars={bars} />
      {currentSeconds !== undefined && (
        <>
          <span
            className="pointer-events-none absolute inset-y-0 right-0 bg-dim"
            style={{ left: `${percent}%` }}
          />
          <span
            className="pointer-events-none absolute -inset-y-[3px] w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_var(--playhead-edge)]"
            style={{ left: `${percent}%` }}
          />
        </>
      )}
    </div>
  );
}

// The playhead moves twenty times a second; the colours stay.
const Bars = memo(function Bars({ bars }: { bars: readonly BarShot[] }) {
  return (
    <div aria-hidden className="keep-colour flex h-full gap-[3px] overflow-hidden rounded-tag">
      {bars.map((shot) => (
        <span
          key={shot.startSeconds}
          className="flex min-w-0 overflow-hidden rounded-[1px] bg-s3"
          style={{ flexGrow: shot.durationSeconds, flexBasis: 0 }}
        >
          {shot.stripes.map((stripe, index) => (
            <span
              // Two joined shots may share a colour, so its place tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: the stripes of a shot never move
              key={index}
              style={{ flexGrow: stripe.share * 100, flexBasis: 0, backgroundColor: stripe.colour }}
            />
          ))}
        </span>
      ))}
    </div>
  );
});

function seekProps(props: FilmAccordProps & { onSeek: (seconds: number) => void }) {
  const { durationSeconds, onSeek } = props;
  const currentSeconds = props.currentSeconds ?? 0;
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    onSeek(part * durationSeconds);
  };
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': props.label ?? 'Position dans le film',
    'aria-valuemin': 0,
    'aria-valuemax': Math.round(durationSeconds),
    'aria-valuenow': Math.round(currentSeconds),
    'aria-valuetext':
      props.valueText ?? `${Math.round(currentSeconds)} s / ${Math.round(durationSeconds)} s`,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      seekTo(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = seekTarget({ key: event.key, currentSeconds, durationSeconds });
      if (target === null) return;
      event.preventDefault();
      // Arrow keys also turn pages in viewers; on the bar they only seek.
      event.stopPropagation();
      onSeek(target);
    },
  };
}
