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

/** The playhead stands still and the track slides under it: a finger leads the film, and the film the track. */
export function useLedScroll({ scroller, isLed, isHeld, frame, framePx, player }: LedScroll): void {
  const byHand = useRef(false);
  const handFrame = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isLed || isHeld || !element || handFrame.current === frame) return;
    byHand.current = false;
    handFrame.current = null;
    element.scrollLeft = frame * framePx;
  }, [scroller, isLed, isHeld, frame, framePx]);
  useEffect(() => {
    const element = scroller.current;
    if (!isLed || !element) return;
    const begin = () => {
      byHand.current = true;
    };
    const follow = () => {
      if (!byHand.current || isHeld) return;
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
