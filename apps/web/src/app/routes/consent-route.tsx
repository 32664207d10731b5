import { useEffect } from 'react';
import { ConsentPage } from '../../features/identity/consent/consent-page.tsx';
import { forgetPlaceAfterSignIn, goOnAfterSignIn } from '../../lib/session/after-sign-in.ts';
import { useIdentity } from '../../lib/session/identity.ts';
import { useNavigation } from '../../lib/studio/navigation.tsx';
import { PageLoading } from '../frame/page-loading.tsx';

/** Whoever is not signed in does that first, and comes back to the same request. */
export function ConsentRoute() {
  const { status } = useIdentity();
  const { go } = useNavigation();
  useEffect(() => {
    if (status === 'signed-in') forgetPlaceAfterSignIn();
    if (status !== 'signed-out') return;
    goOnAfterSignIn(window.location.pathname + window.location.search);
    go('/sign-in', { replace: true });
  }, [status, go]);
  return status === 'signed-in' ? <ConsentPage /> : <PageLoading />;
}
