import type { GetToken } from '../../../lib/http/with-token.ts';
import type { Identity, IdentityUser, SessionEnd } from '../../../lib/session/identity.ts';
import { makeStore } from '../../../lib/store/make-store.ts';
import type { Credentials, IdentityCalls, SignInStep } from './identity-calls.ts';
import type { OtherTabs, TabNews } from './other-tabs.ts';
import { makeSessionToken } from './session-token.ts';

export type EmbeddedSession = Pick<Identity, 'status' | 'user' | 'endedBy'>;
export type EmbeddedIdentity = ReturnType<typeof makeEmbeddedIdentity>;

const retryMs = 3000;

type EmbeddedIdentityDependencies = {
  calls: IdentityCalls;
  nowSeconds: () => number;
  wait: (ms: number) => Promise<void>;
  tabs: Pick<OtherTabs, 'tell'>;
  /** Removes what a person has prepared from this browser. */
  forget: (userId: string) => Promise<void>;
  /** Draws the page anew: another person is here, and nothing of the one before may stay. */
  beginAnew: () => void;
};

const nobody: EmbeddedSession = { status: 'signed-out', user: null, endedBy: null };

/** The session kept by the studio itself: an HTTP-only cookie, from which short tokens are issued. */
export function makeEmbeddedIdentity(dependencies: EmbeddedIdentityDependencies) {
  const { calls, nowSeconds, wait, tabs, forget, beginAnew } = dependencies;
  const session = makeStore<EmbeddedSession>({ ...nobody, status: 'loading' });
  const token = makeSessionToken({ issue: calls.issueToken, nowSeconds });
  /** Who was here last: a call that was refused may end the session before the news of its end. */
  let lastUserId: string | null = null;
  let changes = 0;

  /** Until the server answers nobody knows who is here, so nobody is turned away. */
  async function recall(): Promise<void> {
    changes += 1;
    const asked = changes;
    const user = await calls.readUser().catch(() => 'unknown' as const);
    // What was true before somebody came or went since is no news.
    if (asked !== changes) return;
    const before = session.get().user;
    if (user !== 'unknown' && user && before && user.id !== before.id) return makeWay();
    if (user !== 'unknown') return become(user);
    await wait(retryMs);
    return recall();
  }

  function become(user: IdentityUser | null): void {
    changes += 1;
    if (user) lastUserId = user.id;
    if (user?.id !== session.get().user?.id) token.forget();
    session.set(({ endedBy }) =>
      user ? { status: 'signed-in', user, endedBy: null } : { ...nobody, endedBy },
    );
  }

  function makeWay(): void {
    token.forget();
    session.set({ ...nobody, status: 'loading' });
    beginAnew();
  }

  /** The server has just begun a session for this browser. */
  async function arrive(): Promise<void> {
    become(await calls.readUser());
    tabs.tell({ type: 'signed-in' });
  }

  const getToken: GetToken = async (options) =>
    session.get().status === 'signed-out' ? null : token.getToken(options);

  return {
    session,
    getToken,
    recall,
    /** What another tab of this browser has done with the session that they share. */
    async hear(news: TabNews) {
      const { user } = session.get();
      const isOurs = news.type === 'ended' && (user?.id ?? lastUserId) === news.userId;
      if (!isOurs) return recall();
      changes += 1;
      token.forget();
      session.set({ ...nobody, endedBy: news.by });
    },
    arrive,
    async signIn(credentials: Credentials): Promise<SignInStep> {
      const step = await calls.signIn(credentials);
      if (step === 'done') await arrive();
      return step;
    },
    async signUp(person: Credentials & { name: string }) {
      await calls.signUp(person);
      await arrive();
    },
    async signOut(by: SessionEnd = 'signed-out') {
      const { user } = session.get();
      // Of an erased account nothing is left that could be ended.
      await calls.signOut().catch((error: unknown) => {
        if (by !== 'erased') throw error;
      });
      if (user) tabs.tell({ type: 'ended', userId: user.id, by });
      if (user) await forget(user.id);
      become(null);
    },
    async changePassword(passwords: { currentPassword: string; newPassword: string }) {
      await calls.changePassword(passwords);
      // The other sessions are gone, and this one is a new one.
      token.forget();
      const { user } = session.get();
      if (user) tabs.tell({ type: 'ended', userId: user.id, by: 'password-changed' });
    },
    /** The server has put another session in the place of this one, for the same person. */
    renewToken: () => token.forget(),
    requestPasswordReset: calls.requestPasswordReset,
    resetPassword: calls.resetPassword,
  };
}
