import { Suspense } from 'react';
import { useIdentity } from '../../lib/session/identity.ts';
import { useIdentityParts } from './components/use-identity-parts.ts';

/** The avatar and its menu; nothing for visitors. */
export function UserMenu() {
  const { status } = useIdentity();
  const parts = useIdentityParts();
  if (status !== 'signed-in' || !parts) return null;
  return (
    <Suspense fallback={<span className="size-8 rounded-full bg-s3" />}>
      <parts.UserMenu />
    </Suspense>
  );
}
