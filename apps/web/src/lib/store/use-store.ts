import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './make-store.ts';

/** The current value of a store, rendered again when it changes. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
