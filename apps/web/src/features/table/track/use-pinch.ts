import { type RefObject, useEffect } from 'react';

/** Between two fingers, in the page's pixels. */
type Spread = number;

/** Two fingers that part by so much, or come together, are one step of the zoom. */
const stepRatio = 2;

/** The step that a spread makes against the one of the last step; 0 for none. */
export function pinchStep(from: Spread, to: Spread): -1 | 0 | 1 {
  if (from <= 0 || to <= 0) return 0;
  if (to / from >= stepRatio) return 1;
  return from / to >= stepRatio ? -1 : 0;
}

/** Two fingers on the element stretch what it shows, step by step; one finger scrolls it. */
export function usePinch(ref: RefObject<HTMLElement | null>, onStep: (by: -1 | 1) => void): void {
  useEffect(() => {
    const element = ref.current;
    let from: Spread | null = null;
    const move = (event: TouchEvent) => {
      const spread = spreadOf(event);
      if (spread === null) return;
      // The page itself stays as large as it is.
      event.preventDefault();
      from ??= spread;
      const step = pinchStep(from, spread);
      if (step === 0) return;
      from = spread;
      onStep(step);
    };
    const end = (event: TouchEvent) => {
      if (event.touches.length < 2) from = null;
    };
    element?.addEventListener('touchmove', move, { passive: false });
    element?.addEventListener('touchend', end);
    element?.addEventListener('touchcancel', end);
    return () => {
      element?.removeEventListener('touchmove', move);
      element?.removeEventListener('touchend', end);
      element?.removeEventListener('touchcancel', end);
    };
  }, [ref, onStep]);
}

function spreadOf({ touches }: TouchEvent): Spread | null {
  const [one, other] = [touches[0], touches[1]];
  if (touches.length !== 2 || !one || !other) return null;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
