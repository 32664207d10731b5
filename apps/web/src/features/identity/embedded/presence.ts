import type { Identity, IdentityUser, SessionEnd } from '../../../lib/session/identity.ts';
import { makeStore } from '../../../lib/store/make-store.ts';

export type EmbeddedSession = Pick<Identity, 'status' | 'user' | 'endedBy'>;

export type PresenceDependencies = {
  /** Null for nobody. */
  readUser: () => Promise<IdentityUser | null>;
  wait: (ms: number) => Promise<void>;
  /** Draws the page anew: another person is here, and nothing of the one before may stay. */
  beginAnew: () => void;
  /** Called before somebody else, or nobody, is here. */
  onChange: () => void;
};

const retryMs = 3000;

const nobody: EmbeddedSession = { status: 'signed-out', user: null, endedBy: null };

/** Who is here, as far as the server or another tab has said. */
export function makePresence({ readUser, wait, onChange, beginAnew }: PresenceDependencies) {
  const session = makeStore<EmbeddedSession>({ ...nobody, status: 'loading' });
  /** Who was here last: a call that was refused may end the session before the news of its end. */
  let lastUserId: string | null = null;
  let changes = 0;

  function set(next: EmbeddedSession): void {
    changes += 1;
    const { user } = session.get();
    if (next.user?.id !== user?.id) onChange();
    lastUserId = next.user?.id ?? lastUserId;
    session.set(next);
  }

  function become(user: IdentityUser | null): void {
    const { endedBy } = session.get();
    set(user ? { status: 'signed-in', user, endedBy: null } : { ...nobody, endedBy });
  }

  /** Until the server answers nobody knows who is here, so nobody is turned away. */
  async function recall(): Promise<void> {
    changes += 1;
    const asked = changes;
    const user = await readUser().catch(() => 'unknown' as const);
    // What was true before somebody came or went is no news.
    if (asked !== changes) return;
    if (user === 'unknown') {
      await wait(retryMs);
      return asked === changes ? recall() : undefined;
    }
    const before = session.get().user;
    if (!user || !before || user.id === before.id) return become(user);
    set({ ...nobody, status: 'loading' });
    beginAnew();
  }

  return {
    session,
    become,
    recall,
    /** Whether this is the person who is here, or was here last. */
    isLast: (userId: string) => userId === lastUserId,
    end: (endedBy: SessionEnd) => set({ ...nobody, endedBy }),
  };
}
