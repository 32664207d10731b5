import type { StudioConfig } from '@armoni/contract/studio';
import { makeStore } from '../store/make-store.ts';
import { useStore } from '../store/use-store.ts';

export type StudioConfigState =
  | { status: 'loading' }
  | { status: 'ready'; config: StudioConfig }
  | { status: 'failed' };

const state = makeStore<StudioConfigState>(writtenState());
let pending: Promise<StudioConfig> | null = null;

/** The studio's run-time settings, fetched once; a failure can be tried again by calling again. */
export function loadStudioConfig(): Promise<StudioConfig> {
  pending ??= fetchConfig();
  return pending;
}

/** Follows `loadStudioConfig`. */
export function useStudioConfig(): StudioConfigState {
  return useStore(state);
}

/** For the one place that knows them without fetching: where the studio's pages are drawn. */
export function setStudioConfig(config: StudioConfig): void {
  state.set({ status: 'ready', config });
}

/** The server writes the settings into each page; while developing they are fetched. */
function writtenState(): StudioConfigState {
  if (typeof document === 'undefined') return { status: 'loading' };
  const written = document.querySelector<HTMLMetaElement>('meta[name=studio]');
  return written ? { status: 'ready', config: JSON.parse(written.content) } : { status: 'loading' };
}

async function fetchConfig(): Promise<StudioConfig> {
  try {
    // A plain fetch of a public route: the contract's schemas stay out of the first page's script.
    const response = await fetch('/api/v1/config');
    if (!response.ok) throw new Error(`settings answered ${response.status}`);
    const config = (await response.json()) as StudioConfig;
    setStudioConfig(config);
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

/** Whether what people set going is gathered as traces. */
export function isTraced(): boolean {
  const current = state.get();
  return current.status === 'ready' && current.config.isTraced;
}

/** Where stored files are read from. */
export function useMediaHost(): string {
  const current = useStudioConfig();
  return current.status === 'ready' ? current.config.mediaHost : '/media';
}

const none: StudioConfig['abilities'] = { hears: false, edits: [] };

/** What the engines of now can do beyond what every studio can. */
export function useAbilities(): StudioConfig['abilities'] {
  const current = useStudioConfig();
  return current.status === 'ready' ? current.config.abilities : none;
}
