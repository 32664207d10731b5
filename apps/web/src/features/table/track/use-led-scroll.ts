import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { frameUnder } from './phone-scale.ts';
import type { Seekable } from './seek-bar.tsx';

type LedScroll = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly isLed: boolean;
  /** An edge is held: the track stays under the finger. */
  readonly isHeld: boolean;
  readonly frame: number;
  readonly framePx: number;
  readonly player: Seekable;
};

/** Nearer than this the track lies where the film led it: browsers round what they scroll by. */
const roundingPx = 1;

/**
 * The playhead stands still and the track slides under it: whoever scrolls it, by a finger or on the way
 * to what has the focus, leads the film, and the film the track.
 */
export function useLedScroll({ scroller, isLed, isHeld, frame, framePx, player }: LedScroll): void {
  const byHand = useRef(false);
  const handFrame = useRef<number | null>(null);
  const ledTo = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isLed || isHeld || !element || handFrame.current === frame) return;
    byHand.current = false;
    handFrame.current = null;
    element.scrollLeft = frame * framePx;
    ledTo.current = element.scrollLeft;
  }, [scroller, isLed, isHeld, frame, framePx]);
  useEffect(() => {
    const element = scroller.current;
    if (!isLed || !element) return;
    const begin = () => {
      byHand.current = true;
    };
    const follow = () => {
      const isLedHere = Math.abs(element.scrollLeft - ledTo.current) <= roundingPx;
      if (isHeld || (isLedHere && !byHand.current)) return;
      const at = frameUnder(element.scrollLeft, framePx);
      if (at === handFrame.current) return;
      handFrame.current = at;
      player.seek(at);
    };
    const end = () => {
      byHand.current = false;
      handFrame.current = null;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('wheel', begin, { passive: true });
    element.addEventListener('scroll', follow);
    element.addEventListener('scrollend', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('wheel', begin);
      element.removeEventListener('scroll', follow);
      element.removeEventListener('scrollend', end);
    };
  }, [scroller, isLed, isHeld, framePx, player]);
}
