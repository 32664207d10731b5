import type { StudioConfig } from '@armoni/contract/studio';
import { useSyncExternalStore } from 'react';

export type StudioConfigState =
  | { status: 'loading' }
  | { status: 'ready'; config: StudioConfig }
  | { status: 'failed' };

let state: StudioConfigState = { status: 'loading' };
let pending: Promise<StudioConfig> | null = null;
const wakers = new Set<() => void>();

/** The studio's run-time settings, asked for once; a failure can be tried again by calling again. */
export function loadStudioConfig(): Promise<StudioConfig> {
  pending ??= ask();
  return pending;
}

/** Follows `loadStudioConfig`. */
export function useStudioConfig(): StudioConfigState {
  return useSyncExternalStore(subscribe, () => state);
}

async function ask(): Promise<StudioConfig> {
  try {
    // A plain fetch of a public route: the contract's schemas stay out of the first page's script.
    const response = await fetch('/api/v1/config');
    if (!response.ok) throw new Error(`settings answered ${response.status}`);
    const config = (await response.json()) as StudioConfig;
    become({ status: 'ready', config });
    return config;
  } catch (error) {
    pending = null;
    become({ status: 'failed' });
    throw error;
  }
}

function become(next: StudioConfigState): void {
  state = next;
  for (const wake of wakers) wake();
}

function subscribe(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
