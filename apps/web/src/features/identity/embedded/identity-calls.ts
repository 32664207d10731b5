import { ApiError } from '../../../lib/http/api-error.ts';
import type { IdentityUser } from '../../../lib/session/identity.ts';
import type { AuthRequest } from './auth-request.ts';

export type Credentials = { email: string; password: string };
/** What is still asked for after a right password. */
export type SignInStep = 'code' | 'done';
export type IdentityCalls = ReturnType<typeof makeIdentityCalls>;

/** The embedded identity provider's calls for whoever comes, stays and goes. */
export function makeIdentityCalls(request: AuthRequest) {
  return {
    /** With the secret of an invitation, where they came by one. */
    signUp: (person: Credentials & { name: string; invitation?: string }) =>
      request('sign-up/email', person),
    /** Whether the password was enough; else the session begins with a code. */
    async signIn(credentials: Credentials): Promise<SignInStep> {
      const answer = (await request('sign-in/email', credentials)) as { twoFactorRedirect?: true };
      return answer.twoFactorRedirect ? 'code' : 'done';
    },
    signOut: () => request('sign-out', {}),
    changePassword: (passwords: { currentPassword: string; newPassword: string }) =>
      request('change-password', { ...passwords, revokeOtherSessions: true }),
    requestPasswordReset: (email: string) =>
      request('request-password-reset', { email, redirectTo: '/sign-in/nouveau-mot-de-passe' }),
    resetPassword: (reset: { newPassword: string; token: string }) =>
      request('reset-password', reset),

    async readUser(): Promise<IdentityUser | null> {
      const session = (await request('get-session')) as { user: IdentityUser } | null;
      if (!session) return null;
      const { id, name, email } = session.user;
      return { id: id.toLowerCase(), name, email };
    },

    /** Null when the session is over. */
    async issueToken(): Promise<string | null> {
      try {
        const { token } = (await request('token')) as { token: string };
        return token;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  };
}
