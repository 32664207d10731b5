import { useMemo } from 'react';
import type { ReadableStore } from '../store/make-store.ts';
import { useStore } from '../store/use-store.ts';

/** Whether a media query holds now, such as `(width >= 1024px)`. */
export function useMediaQuery(query: string): boolean {
  return useStore(useMemo(() => mediaQuery(query), [query]));
}

function mediaQuery(query: string): ReadableStore<boolean> {
  return {
    get: () => window.matchMedia(query).matches,
    subscribe: (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}
