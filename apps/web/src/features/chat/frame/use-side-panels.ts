import { useCallback, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';

export type SidePanels = ReturnType<typeof useSidePanels>;

/** Which sides are columns of the page, and which of the others slides over it now. */
export function useSidePanels() {
  const hasLeft = useMediaQuery('(width >= 1024px)');
  const hasRight = useMediaQuery('(width >= 1200px)');
  const [shown, setShown] = useState<'left' | 'right' | null>(null);
  const close = useCallback(() => setShown(null), []);
  const side = (name: 'left' | 'right', isColumn: boolean) => ({
    isColumn,
    open: shown === name,
    onOpenChange: (open: boolean) => setShown(open ? name : null),
  });
  return { left: side('left', hasLeft), right: side('right', hasRight), close };
}
