import { type RefObject, useEffect, useRef } from 'react';

type NearView = {
  /** Nothing is wanted meanwhile: what was fetched is on its way. */
  readonly isWaiting: boolean;
  readonly onNear: () => void;
  /** How far beyond the window counts as near, as CSS margins. */
  readonly margin: string;
  /** The scrolling ancestor, as a selector; the window without it. */
  readonly within?: string;
};

/** Calls when the element that takes the ref comes near what is shown: time for the next page. */
export function useNearView(options: NearView): RefObject<HTMLDivElement | null> {
  const { isWaiting, onNear, margin, within } = options;
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element || isWaiting) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      root: within ? element.closest(within) : null,
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, onNear, margin, within]);
  return mark;
}
