import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './make-store.ts';

/**
 * The current value of a store, rendered again when it changes. `onServer` is what a page shows that
 * is drawn before it meets the browser, where the two may differ.
 */
export function useStore<T>(store: ReadableStore<T>, onServer: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, onServer);
}
