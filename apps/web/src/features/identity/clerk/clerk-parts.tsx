import { SignIn, SignUp, UserButton } from '@clerk/react';
import { UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIdentity } from '../../../lib/session/identity.ts';
import { texts } from '../texts.ts';

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
  return (
    <UserButton>
      <UserButton.MenuItems>
        <UserButton.Link
          label={texts.toAccount}
          labelIcon={<UserRound size={16} />}
          href="/compte"
        />
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
