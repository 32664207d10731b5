import { useEffect } from 'react';
import { placeAfterSignIn } from '../../lib/session/after-sign-in.ts';
import { useIdentity } from '../../lib/session/identity.ts';
import { useNavigation } from '../../lib/studio/navigation.tsx';
import { addressPath } from './addresses/address-path.ts';

/** Whoever is signed in has nothing to do on these pages but to read what a link has done: on to the studio. */
export function useLeaveWhenSignedIn(): void {
  const { status } = useIdentity();
  const { go, pathname } = useNavigation();
  useEffect(() => {
    if (status !== 'signed-in' || pathname === addressPath) return;
    go(placeAfterSignIn() ?? '/armoni', { replace: true });
  }, [status, go, pathname]);
}
