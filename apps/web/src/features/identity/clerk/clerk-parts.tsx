import { SignIn, SignUp, UserButton } from '@clerk/react';
import { SlidersHorizontal, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIdentity } from '../../../lib/session/identity.ts';
import { texts } from '../texts.ts';
import { useAdministers } from '../use-rights.ts';

// Without its network the widget says nothing for about sixteen seconds; we speak up sooner.
const patienceMs = 8000;

export function ClerkSignIn() {
  return (
    <Patient>
      <SignIn
        path="/sign-in"
        routing="path"
        signUpUrl="/sign-up"
        forceRedirectUrl="/armoni"
        signUpForceRedirectUrl="/armoni"
      />
    </Patient>
  );
}

export function ClerkSignUp() {
  return (
    <Patient>
      <SignUp
        path="/sign-up"
        routing="path"
        signInUrl="/sign-in"
        forceRedirectUrl="/armoni"
        signInForceRedirectUrl="/armoni"
      />
    </Patient>
  );
}

export function ClerkUserMenu() {
  const { user } = useIdentity();
  const administers = useAdministers(user?.id);
  return (
    <UserButton>
      <UserButton.MenuItems>
        <UserButton.Link
          label={texts.toAccount}
          labelIcon={<UserRound size={16} />}
          href="/compte"
        />
        {administers && (
          <UserButton.Link
            label={texts.toAdministration}
            labelIcon={<SlidersHorizontal size={16} />}
            href="/administration"
          />
        )}
      </UserButton.MenuItems>
    </UserButton>
  );
}

function Patient({ children }: { children: ReactNode }) {
  const { status } = useIdentity();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (status !== 'loading') return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [status]);
  if (status !== 'loading') return children;
  return (
    <p role="status" className="text-fg2">
      {isLate ? texts.providerSilent : texts.loading}
    </p>
  );
}
