import { useSyncExternalStore } from 'react';
import type { texts } from './texts.ts';

export const views = [
  'ensemble',
  'personnes',
  'travaux',
  'stockage',
  'moteurs',
  'journal',
] as const;
export type View = keyof typeof texts.names;

const isView = (word: string): word is View => (views as readonly string[]).includes(word);

const viewOfHash = (): View => {
  const word = location.hash.slice(1);
  return isView(word) ? word : 'ensemble';
};

/** The view that the address names, so that « back » and links lead to it. */
export function useView(): View {
  return useSyncExternalStore(followHash, viewOfHash);
}

function followHash(changed: () => void): () => void {
  const events = ['hashchange', 'popstate'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
