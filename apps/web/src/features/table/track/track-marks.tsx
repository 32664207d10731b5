import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { useStore } from '../../../lib/store/use-store.ts';
import type { TableSession } from '../session/table-session.ts';

type TrackMarksProps = { session: TableSession; timeline: Timeline; framePx: number };

/** What an edge is drawn to while it is moved, and where a lifted shot would go. */
export function TrackMarks({ session, timeline, framePx }: TrackMarksProps) {
  const snap = useStore(session.snap);
  const lifted = useStore(session.lifted);
  const width = timeline.duration.value * framePx;
  const at = snap?.frame ?? null;
  const place = lifted && placeOf(timeline, lifted);
  return (
    <>
      {at !== null && <Line x={at * framePx} />}
      {place !== null && <Line x={place * framePx} />}
      {snap && snap.words !== '' && (
        <p
          aria-hidden
          className="type-data pointer-events-none absolute bottom-0 z-20 rounded-xs bg-paper px-2 py-0.5 whitespace-nowrap text-on-paper max-sm:hidden"
          style={tipStyle(at ?? session.frame.get(), framePx, width)}
        >
          {snap.words}
        </p>
      )}
    </>
  );
}

function Line({ x }: { x: number }) {
  return (
    <span
      aria-hidden
      data-mark="line"
      className="pointer-events-none absolute inset-y-0 z-10 w-0.5 -translate-x-1/2 bg-hot"
      style={{ left: Math.max(1, x) }}
    />
  );
}

/** Beside its line, on the side where there is room. */
function tipStyle(frame: number, framePx: number, width: number) {
  const x = frame * framePx;
  return x > width / 2 ? { right: width - x + 8 } : { left: x + 8 };
}

/** The frame before which a lifted shot would stand. */
function placeOf(timeline: Timeline, { id, toIndex }: { id: string; toIndex: number }): number {
  const others = shotsOf(timeline).filter((shot) => shot.id !== id);
  const next = others[toIndex];
  return next ? framesOf(next.recordRange).start : timeline.duration.value;
}
