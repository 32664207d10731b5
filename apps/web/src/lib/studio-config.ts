import type { StudioConfig } from '@armoni/contract/studio';
import { useSyncExternalStore } from 'react';
import { makeStore } from './make-store.ts';

export type StudioConfigState =
  | { status: 'loading' }
  | { status: 'ready'; config: StudioConfig }
  | { status: 'failed' };

const state = makeStore<StudioConfigState>({ status: 'loading' });
let pending: Promise<StudioConfig> | null = null;

/** The studio's run-time settings, asked for once; a failure can be tried again by calling again. */
export function loadStudioConfig(): Promise<StudioConfig> {
  pending ??= ask();
  return pending;
}

/** Follows `loadStudioConfig`. */
export function useStudioConfig(): StudioConfigState {
  return useSyncExternalStore(state.subscribe, state.get);
}

async function ask(): Promise<StudioConfig> {
  try {
    // A plain fetch of a public route: the contract's schemas stay out of the first page's script.
    const response = await fetch('/api/v1/config');
    if (!response.ok) throw new Error(`settings answered ${response.status}`);
    const config = (await response.json()) as StudioConfig;
    state.set({ status: 'ready', config });
    return config;
  } catch (error) {
    pending = null;
    state.set({ status: 'failed' });
    throw error;
  }
}

/** The product's name, as set where it runs. */
export function useBrand(): string {
  const current = useStudioConfig();
  return current.status === 'ready' ? current.config.brand : 'Armoni';
}
