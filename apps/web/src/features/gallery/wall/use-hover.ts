import { type PointerEvent, useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';

/** A mouse that passes over means nothing yet. */
const longMs = 300;

/** Whether a mouse rests on something; never where motion is not wanted. */
export function useHover() {
  const [isOver, setOver] = useState(false);
  const [isLong, setLong] = useState(false);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (!isOver) return setLong(false);
    const later = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(later);
  }, [isOver]);
  return {
    isLong: isLong && !isCalm,
    events: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
      // What opens over it is looked at now, though the mouse stays where it is.
      onClick: () => setOver(false),
    },
  };
}
