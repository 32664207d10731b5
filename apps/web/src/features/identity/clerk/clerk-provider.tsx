import { frFR } from '@clerk/localizations';
import { ClerkProvider, useAuth, useClerk, useUser } from '@clerk/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { connectToken } from '../../../lib/http/api.ts';
import { type Identity, IdentityContext } from '../../../lib/session/identity.ts';
import { forgetKept } from '../../../lib/session/kept-records.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';

type ClerkIdentityProviderProps = { publishableKey: string; children: ReactNode };

/** The hosted provider: its own session, told to the studio through the same interface. */
export function ClerkIdentityProvider({ publishableKey, children }: ClerkIdentityProviderProps) {
  const { go } = useNavigation();
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      localization={frFR}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      afterSignOutUrl="/sign-in"
      routerPush={(href) => go(href)}
      routerReplace={(href) => go(href, { replace: true })}
    >
      <ClerkSession>{children}</ClerkSession>
    </ClerkProvider>
  );
}

function ClerkSession({ children }: { children: ReactNode }) {
  const { isLoaded, isSignedIn, getToken } = useAuth();
  const { user } = useUser();
  const clerk = useClerk();
  const value = useMemo<Identity>(() => {
    const person = isSignedIn && user ? user : null;
    return {
      status: !isLoaded ? 'loading' : person ? 'signed-in' : 'signed-out',
      user: person && {
        id: person.id.toLowerCase(),
        name: person.fullName ?? person.username ?? '',
        email: person.primaryEmailAddress?.emailAddress ?? '',
      },
      // Clerk itself tells the other tabs.
      endedBy: null,
      getToken: ({ fresh = false } = {}) => getToken({ skipCache: fresh }),
      signOut: async () => {
        if (person) await forgetKept(person.id.toLowerCase());
        await clerk.signOut();
      },
    };
  }, [isLoaded, isSignedIn, user, getToken, clerk]);
  useEffect(() => connectToken(value.getToken), [value]);
  return <IdentityContext value={value}>{children}</IdentityContext>;
}
