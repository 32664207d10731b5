import type { GetToken } from '../../../lib/http/with-token.ts';
import type { SessionEnd } from '../../../lib/session/identity.ts';
import type { Credentials, IdentityCalls, SignInStep } from './identity-calls.ts';
import type { OtherTabs, TabNews } from './other-tabs.ts';
import { makePresence, type PresenceDependencies } from './presence.ts';
import { makeSessionToken } from './session-token.ts';

export type EmbeddedIdentity = ReturnType<typeof makeEmbeddedIdentity>;

type EmbeddedIdentityDependencies = Pick<PresenceDependencies, 'wait' | 'beginAnew'> & {
  calls: IdentityCalls;
  nowSeconds: () => number;
  tabs: Pick<OtherTabs, 'tell'>;
  /** Removes what a person has prepared from this browser. */
  forget: (userId: string) => Promise<void>;
};

/** The session kept by the studio itself: an HTTP-only cookie, from which short tokens are issued. */
export function makeEmbeddedIdentity(dependencies: EmbeddedIdentityDependencies) {
  const { calls, nowSeconds, wait, tabs, forget, beginAnew } = dependencies;
  const token = makeSessionToken({ issue: calls.issueToken, nowSeconds });
  const readUser = () => calls.readUser();
  const presence = makePresence({ readUser, wait, beginAnew, onChange: token.forget });
  const { session, become, recall } = presence;

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
      if (news.type === 'signed-in' || !presence.isLast(news.userId)) return recall();
      presence.end(news.by);
    },
    arrive,
    async signIn(credentials: Credentials): Promise<SignInStep> {
      const step = await calls.signIn(credentials);
      if (step === 'done') await arrive();
      return step;
    },
    async signUp(person: Parameters<IdentityCalls['signUp']>[0]) {
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
