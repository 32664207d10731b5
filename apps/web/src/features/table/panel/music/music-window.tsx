import type { CutMusic } from '@armoni/contract/cuts';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { formatDuration } from '../../../../lib/format/format.ts';
import { useStore } from '../../../../lib/store/use-store.ts';
import { useWidth } from '../../../../ui/layout/use-width.ts';
import { type MusicPeaks, peaksPerSecond } from '../../session/music-peaks.ts';
import { filmSecondsOf, ontoBar } from '../../session/music-shape.ts';
import { texts } from '../../texts.ts';
import { barsBetween, Wave } from '../../track/wave.tsx';

type MusicWindowProps = {
  timeline: Timeline;
  wave: MusicPeaks;
  heard: CutMusic;
  music: MusicPlace;
  onPlace: (change: Partial<MusicPlace>, isGoingOn: boolean) => void;
};

const height = 56;
const stepPx = 4;

/** The whole music with the film's stretch of it ringed: drawn from bar to bar, moved by the arrow keys. */
export function MusicWindow({ timeline, wave, heard, music, onPlace }: MusicWindowProps) {
  const peaks = useStore(wave.peaks);
  const [ref, width] = useWidth();
  const held = useRef<{ x: number; from: number; isBegun: boolean } | null>(null);
  const { duration_seconds: lasts } = heard;
  const bars = useMemo(() => {
    const count = Math.max(1, Math.floor(width / stepPx));
    if (!peaks) return Array.from({ length: count }, () => 0);
    return barsBetween(peaks, peaksPerSecond, count, (share) => share * lasts);
  }, [peaks, width, lasts]);
  const seconds = filmSecondsOf(timeline);
  const percent = (value: number) => `${Math.min(100, (100 * value) / lasts)}%`;
  // What is shorter than the film may begin anywhere and starts again.
  const latest = music.loops ? Math.max(0, lasts - 1) : Math.max(0, lasts - seconds);
  const put = (to: number, isGoingOn: boolean) =>
    onPlace({ startSeconds: Math.max(0, Math.min(latest, to)) }, isGoingOn);
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    if (!from || width === 0) return;
    const to = from.from + ((event.clientX - from.x) / width) * lasts;
    put(event.altKey ? to : ontoBar(to, heard), from.isBegun);
    held.current = { ...from, isBegun: true };
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    put(nextBar(music.startSeconds, by as -1 | 1, heard, event.shiftKey ? 4 : 1), false);
  };
  const letGo = () => {
    held.current = null;
  };
  return (
    <div ref={ref} className="relative overflow-hidden rounded-md bg-s2" style={{ height }}>
      <Wave bars={bars} step={stepPx} height={height} playedPx={0} />
      <span
        role="slider"
        tabIndex={0}
        aria-label={texts.film.part}
        aria-valuemin={0}
        aria-valuemax={Math.round(latest)}
        aria-valuenow={Math.round(music.startSeconds)}
        aria-valuetext={formatDuration(music.startSeconds)}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, from: music.startSeconds, isBegun: false };
        }}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="absolute inset-y-0 min-w-3 cursor-grab touch-none rounded-md border-2 border-hot focus-visible:outline-offset-0"
        style={{ left: percent(music.startSeconds), width: percent(seconds) }}
      />
    </div>
  );
}

/** So many bars on; a second where nobody heard bars. */
function nextBar(
  from: number,
  by: -1 | 1,
  { downbeat_seconds: bars }: CutMusic,
  count: number,
): number {
  let at = from;
  for (let step = 0; step < count; step += 1) {
    const next =
      by === 1 ? bars.find((bar) => bar > at + 0.02) : bars.findLast((bar) => bar < at - 0.02);
    at = next ?? at + by;
  }
  return at;
}
