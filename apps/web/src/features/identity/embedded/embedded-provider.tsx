import { type ReactNode, useEffect, useMemo } from 'react';
import { connectToken } from '../../../lib/http/api.ts';
import { tokenExpiredEvent } from '../../../lib/http/with-token.ts';
import { type Identity, IdentityContext } from '../../../lib/session/identity.ts';
import { forgetKept } from '../../../lib/session/kept-records.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { authRequest } from './auth-request.ts';
import { EmbeddedContext } from './embedded-context.ts';
import { makeEmbeddedIdentity } from './embedded-identity.ts';
import { makeIdentityCalls } from './identity-calls.ts';
import { makeOtherTabs } from './other-tabs.ts';

const tabs = makeOtherTabs();

const identity = makeEmbeddedIdentity({
  calls: makeIdentityCalls(authRequest),
  nowSeconds: () => Date.now() / 1000,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  tabs,
  forget: forgetKept,
  beginAnew,
});

/** `active` is false while the settings are not known: nothing is fetched until then. */
export function EmbeddedProvider({ active, children }: { active: boolean; children: ReactNode }) {
  const { go } = useNavigation();
  const session = useStore(identity.session);
  useEffect(() => {
    if (!active) return;
    connectToken(identity.getToken);
    const recall = () => void identity.recall();
    recall();
    const ended = new AbortController();
    const { signal } = ended;
    tabs.listen((news) => void identity.hear(news), signal);
    window.addEventListener(tokenExpiredEvent, recall, { signal });
    // A page that comes back whole by « back » may have been left by somebody signed in or out since.
    window.addEventListener('pageshow', (event) => event.persisted && recall(), { signal });
    return () => ended.abort();
  }, [active]);
  const value = useMemo<Identity>(
    () => ({
      ...session,
      getToken: identity.getToken,
      signOut: async (by) => {
        await identity.signOut(by);
        go('/sign-in');
      },
    }),
    [session, go],
  );
  return (
    <EmbeddedContext value={identity}>
      <IdentityContext value={value}>{children}</IdentityContext>
    </EmbeddedContext>
  );
}

/** A conversation of the person before is none of the person who is here now. */
function beginAnew(): void {
  const { location } = window;
  if (location.pathname.startsWith('/armoni/')) location.replace('/armoni');
  else location.reload();
}
