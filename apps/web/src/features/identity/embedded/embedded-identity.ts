import type { GetToken } from '../../../lib/http/with-token.ts';
import type { Identity, IdentityUser } from '../../../lib/session/identity.ts';
import { makeStore } from '../../../lib/store/make-store.ts';
import type { Credentials, IdentityCalls } from './identity-calls.ts';
import { makeSessionToken } from './session-token.ts';

export type EmbeddedSession = Pick<Identity, 'status' | 'user'>;
export type EmbeddedIdentity = ReturnType<typeof makeEmbeddedIdentity>;

const retryMs = 3000;

type EmbeddedIdentityDependencies = {
  calls: IdentityCalls;
  nowSeconds: () => number;
  wait: (ms: number) => Promise<void>;
};

/** The session kept by the studio itself: an HTTP-only cookie, from which short tokens are issued. */
export function makeEmbeddedIdentity({ calls, nowSeconds, wait }: EmbeddedIdentityDependencies) {
  const session = makeStore<EmbeddedSession>({ status: 'loading', user: null });
  const token = makeSessionToken({ issue: calls.issueToken, nowSeconds });

  /** Until the server answers nobody knows who is here, so nobody is turned away. */
  async function recall(): Promise<void> {
    const user = await calls.readUser().catch(() => 'unknown' as const);
    if (user !== 'unknown') return become(user);
    await wait(retryMs);
    return recall();
  }

  function become(user: IdentityUser | null): void {
    if (user?.id !== session.get().user?.id) token.forget();
    session.set(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
  }

  const getToken: GetToken = async (options) =>
    session.get().status === 'signed-out' ? null : token.getToken(options);

  return {
    session,
    getToken,
    recall,
    async signIn(credentials: Credentials) {
      await calls.signIn(credentials);
      become(await calls.readUser());
    },
    async signUp(person: Credentials & { name: string }) {
      await calls.signUp(person);
      become(await calls.readUser());
    },
    async signOut() {
      await calls.signOut();
      become(null);
    },
    async changePassword(passwords: { currentPassword: string; newPassword: string }) {
      await calls.changePassword(passwords);
      // The other sessions are gone, and this one is a new one.
      token.forget();
    },
    requestPasswordReset: calls.requestPasswordReset,
    resetPassword: calls.resetPassword,
  };
}
