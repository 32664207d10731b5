import { createContext, use } from 'react';
import type { GetToken } from '../http/with-token.ts';

export type IdentityUser = {
  /** Lowercase. */
  id: string;
  name: string;
  email: string;
};

/** Who is here, whichever provider knows it. The identity feature fills it in. */
export type Identity = {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: IdentityUser | null;
  /** Cached and renewed before it expires; null for a visitor. */
  getToken: GetToken;
  /** Ends the session everywhere in this browser and goes to /sign-in. */
  signOut: () => Promise<void>;
};

export const IdentityContext = createContext<Identity>({
  status: 'loading',
  user: null,
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
