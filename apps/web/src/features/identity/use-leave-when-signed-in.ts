import { useEffect } from 'react';
import { useIdentity } from '../../lib/session/identity.ts';
import { useNavigation } from '../../lib/studio/navigation.tsx';

/** Whoever is signed in has nothing to do on these pages: on to the studio, always. */
export function useLeaveWhenSignedIn(): void {
  const { status } = useIdentity();
  const { go } = useNavigation();
  useEffect(() => {
    if (status === 'signed-in') go('/armoni', { replace: true });
  }, [status, go]);
}
