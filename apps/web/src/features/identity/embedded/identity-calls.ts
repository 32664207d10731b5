import { ApiError, NetworkError } from '../../../lib/http/api-error.ts';
import type { IdentityUser } from '../../../lib/session/identity.ts';

export type Credentials = { email: string; password: string };
export type IdentityCalls = ReturnType<typeof makeIdentityCalls>;

/** The embedded identity provider's calls. Errors: `ApiError` with the provider's code, `NetworkError`. */
export function makeIdentityCalls(fetch: typeof globalThis.fetch) {
  async function request(path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`/api/auth/${path}`, requestOf(body)).catch((cause: unknown) => {
      throw new NetworkError('no answer', { cause });
    });
    const text = await response.text();
    if (!response.ok) throw ApiError.fromText(response.status, text);
    return text === '' ? null : JSON.parse(text);
  }

  return {
    signUp: (person: Credentials & { name: string }) => request('sign-up/email', person),
    signIn: (credentials: Credentials) => request('sign-in/email', credentials),
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

function requestOf(body: unknown): RequestInit {
  if (body === undefined) return { credentials: 'same-origin' };
  return {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
