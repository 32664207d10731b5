import { setReframe } from '@armoni/contract/timeline/edit-shots';
import { heldInside } from '@armoni/contract/timeline/frame-window';
import type { FrameWindow, Reframe, Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { windowOf } from './film-time.ts';
import type { Framing } from './table-session.ts';

type Size = { readonly width: number; readonly height: number };

export type Laid = Extract<Reframe, { kind: 'window' }>;

/** A framing as a window: one that a hand laid, else one that stands where the shot begins. */
export function laidOf(shot: Shot, source: Size, film: Timeline): Laid {
  if (shot.reframe.kind === 'window') return shot.reframe;
  return { kind: 'window', start: windowOf(shot, 0, source, film) };
}

/** The window that is being laid; one that stands still has no other end. */
export function windowAtEnd({ start, end }: Laid, at: Framing['at']): FrameWindow {
  return at === 'end' && end ? end : start;
}

/** The edit that changes the window being laid, held inside the picture. */
export function windowChange(
  id: string,
  at: Framing['at'],
  { source, change }: { source: Size; change: (now: FrameWindow) => FrameWindow },
): (now: Timeline) => Timeline {
  return (now) => {
    const shot = now.tracks.video.clips.find((one) => one.id === id);
    if (!shot) return now;
    const laid = laidOf(shot, source, now);
    const window = heldInside(change(windowAtEnd(laid, at)), source, now);
    const which = at === 'end' && laid.end ? 'end' : 'start';
    return setReframe(now, id, { ...laid, [which]: window });
  };
}
