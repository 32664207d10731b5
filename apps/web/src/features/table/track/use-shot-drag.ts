import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { type PointerEvent, useEffect, useRef } from 'react';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';

/** Pixels that a press may tremble before it is a drag. */
const trembling = 6;
/** A finger that rests for as long lifts the shot; one that moves before scrolls the track. */
const longPressMs = 400;

type Press = {
  readonly pointerId: number;
  readonly x: number;
  readonly left: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Lifts a shot off the track and puts it down elsewhere: by the mouse at once, by a long press of a finger. */
export function useShotDrag(
  id: string,
  framePx: number,
  session: TableSession,
  actions: TableActions,
) {
  const press = useRef<Press | null>(null);
  const element = useRef<HTMLButtonElement>(null);
  const isLifted = () => session.lifted.get()?.id === id;
  useEffect(() => {
    const button = element.current;
    // React listens passively, and a passive listener cannot keep the page from scrolling.
    const hold = (event: TouchEvent) => {
      if (session.lifted.get()?.id === id) event.preventDefault();
    };
    button?.addEventListener('touchmove', hold, { passive: false });
    return () => button?.removeEventListener('touchmove', hold);
  }, [session, id]);
  const lift = (button: Element, at: Press, x: number) => {
    button.setPointerCapture(at.pointerId);
    moveTo(at, x);
  };
  const moveTo = (at: Press, x: number) => {
    const timeline = session.history.get().present;
    const toIndex = placeAt(timeline, id, (x - at.left) / framePx);
    session.lifted.set({ id, toIndex, byPx: x - at.x });
  };
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
    session.lifted.set(null);
  };
  return {
    ref: element,
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      const button = event.currentTarget;
      // A finger's drag, and one that took the shot from under the pointer, ended without a click.
      wasDragged.delete(button);
      const left = button.closest('ol')?.getBoundingClientRect().left ?? 0;
      const at: Press = { pointerId: event.pointerId, x: event.clientX, left, timer: undefined };
      if (event.pointerType !== 'mouse') {
        at.timer = setTimeout(() => lift(button, at, at.x), longPressMs);
      }
      press.current = at;
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const at = press.current;
      if (!at) return;
      const isFar = Math.abs(event.clientX - at.x) > trembling;
      if (isLifted()) moveTo(at, event.clientX);
      else if (isFar && event.pointerType === 'mouse') lift(event.currentTarget, at, event.clientX);
      else if (isFar) end();
    },
    onPointerUp() {
      const lifted = session.lifted.get();
      const wasLifted = lifted?.id === id;
      end();
      if (!wasLifted) return;
      wasDragged.add(element.current);
      actions.moveTo(id, lifted.toIndex);
    },
    onPointerCancel: end,
    onContextMenu(event: { preventDefault: () => void }) {
      if (press.current) event.preventDefault();
    },
    /** The click that ends a drag chooses nothing. */
    isClick(): boolean {
      return !wasDragged.delete(element.current);
    },
  };
}

const wasDragged = new Set<Element | null>();

/** The place in the order, from 0, for a shot that is let go at a frame of the film. */
export function placeAt(timeline: Timeline, id: string, frame: number): number {
  const others = shotsOf(timeline).filter((shot) => shot.id !== id);
  return others.filter(({ recordRange }) => {
    const { start, length } = framesOf(recordRange);
    return frame > start + length / 2;
  }).length;
}
