import { createContext, use } from 'react';
import type { GetToken } from '../http/with-token.ts';

export type IdentityUser = {
  /** Lowercase. */
  id: string;
  name: string;
  email: string;
};

/** Why a session ended that another tab has ended. */
export type SessionEnd = 'signed-out' | 'password-changed' | 'erased';

/** Who is here, whichever provider knows it. The identity feature fills it in. */
export type Identity = {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: IdentityUser | null;
  /** Set while nobody is signed in here because another tab ended the session. */
  endedBy: SessionEnd | null;
  /** Cached and renewed before it expires; null for a visitor. */
  getToken: GetToken;
  /** Ends the session in all tabs of this browser and goes to /sign-in. */
  signOut: (by?: Extract<SessionEnd, 'signed-out' | 'erased'>) => Promise<void>;
};

export const IdentityContext = createContext<Identity>({
  status: 'loading',
  user: null,
  endedBy: null,
  getToken: async () => null,
  signOut: async () => undefined,
});

export function useIdentity(): Identity {
  return use(IdentityContext);
}

/** For pages that only open to people who are signed in. */
export function useSignedInUser(): IdentityUser {
  const { user } = useIdentity();
  if (!user) throw new Error('this page must stand behind RequireSignIn');
  return user;
}
