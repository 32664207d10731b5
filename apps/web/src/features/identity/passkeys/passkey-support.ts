import { useSyncExternalStore } from 'react';
import { useStudioConfig } from '../../../lib/studio/studio-config.ts';

/** Whether passkeys can be had on this page; else why not. */
export type PasskeySupport = 'usable' | 'no-host' | 'other-host' | 'old-browser';

type Page = { readonly hostname: string; readonly hasWebAuthn: boolean };

/** @param host where the studio's passkeys work; null where browsers have none */
export function passkeySupportOf(host: string | null, page: Page): PasskeySupport {
  if (host === null) return 'no-host';
  if (page.hostname !== host) return 'other-host';
  return page.hasWebAuthn ? 'usable' : 'old-browser';
}

export function usePasskeySupport(): PasskeySupport {
  const host = usePasskeyHost();
  // Drawn where no browser is, a page assumes one that is up to date.
  return useSyncExternalStore(
    neverChanges,
    () => passkeySupportOf(host, thisPage()),
    () => (host === null ? 'no-host' : 'usable'),
  );
}

/** Null with another provider too: it has passkeys of its own. */
export function usePasskeyHost(): string | null {
  const state = useStudioConfig();
  const identity = state.status === 'ready' ? state.config.identity : null;
  return identity?.provider === 'embedded' ? identity.passkeyHost : null;
}

const neverChanges = () => () => undefined;

const thisPage = (): Page => ({
  hostname: window.location.hostname,
  hasWebAuthn: typeof window.PublicKeyCredential === 'function',
});
