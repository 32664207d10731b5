import { type PointerEvent, useRef } from 'react';
import { swipeStep } from '../pictures/carousel.ts';
import { pointIn, type Zoom } from './use-zoom.ts';

type Moves = { readonly onStep: (step: -1 | 1) => void; readonly onClose: () => void };

type Finger = { readonly clientX: number; readonly clientY: number };

const closingPixels = 90;

/** Drags what is larger than the stage, pinches, swipes to the next, and closes downwards. */
export function useFingers(zoom: Zoom, { onStep, onClose }: Moves) {
  const fingers = useRef(new Map<number, Finger>());
  const start = useRef<Finger | null>(null);
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, event);
    const isSwipe = event.pointerType !== 'mouse' && !zoom.isNear && fingers.current.size === 1;
    start.current = isSwipe ? { clientX: event.clientX, clientY: event.clientY } : null;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const { clientX, clientY } = event;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, { clientX, clientY });
    const other = others[0]?.[1];
    if (other) {
      const farBefore = distance(before, other);
      const middle = {
        clientX: (clientX + other.clientX) / 2,
        clientY: (clientY + other.clientY) / 2,
      };
      if (farBefore > 0) {
        zoom.zoomBy(distance(event, other) / farBefore, pointIn(event.currentTarget, middle));
      }
    }
    const share = other ? 0.5 : 1;
    zoom.panBy({
      x: (clientX - before.clientX) * share,
      y: (clientY - before.clientY) * share,
    });
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const from = start.current;
    start.current = null;
    if (!from || zoom.isNear) return;
    const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
    const step = swipeStep(across, down);
    if (step) onStep(step);
    else if (down > closingPixels && down > 1.5 * Math.abs(across)) onClose();
  };
  return {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      start.current = null;
    },
  };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
