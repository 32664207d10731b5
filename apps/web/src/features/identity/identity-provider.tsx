import { lazy, type ReactNode, useEffect } from 'react';
import { useIdentity } from '../../lib/session/identity.ts';
import { rememberMember } from '../../lib/session/known-member.ts';
import { loadStudioConfig, useStudioConfig } from '../../lib/studio/studio-config.ts';
import { EmbeddedProvider } from './embedded/embedded-provider.tsx';

// Its code is only fetched where a key is set.
const ClerkIdentityProvider = lazy(() =>
  import('./clerk/clerk-provider.tsx').then((module) => ({
    default: module.ClerkIdentityProvider,
  })),
);

const retryMs = 3000;

/** Says who is signed in to everything under it, with the provider that the studio is set to. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const state = useStudioConfig();
  useEffect(() => {
    if (state.status === 'ready') return;
    const load = () => void loadStudioConfig().catch(() => undefined);
    load();
    const timer = setInterval(load, retryMs);
    return () => clearInterval(timer);
  }, [state.status]);
  if (state.status === 'ready' && state.config.identity.provider === 'clerk') {
    return (
      <ClerkIdentityProvider publishableKey={state.config.identity.publishableKey}>
        <Remember />
        {children}
      </ClerkIdentityProvider>
    );
  }
  return (
    <EmbeddedProvider active={state.status === 'ready'}>
      <Remember />
      {children}
    </EmbeddedProvider>
  );
}

function Remember() {
  const { status } = useIdentity();
  useEffect(() => {
    if (status !== 'loading') rememberMember(status === 'signed-in');
  }, [status]);
  return null;
}
