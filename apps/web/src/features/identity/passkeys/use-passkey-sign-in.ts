import { useCallback, useEffect, useRef, useState } from 'react';
import { useEmbeddedIdentity } from '../embedded/embedded-context.ts';

const load = () => import('./browser-passkeys.ts');

/** The server's challenges last five minutes; what waits quietly is asked for anew before. */
const renewMs = 4 * 60_000;

/** Signs in with a passkey at a press, and meanwhile offers those of this browser in the e-mail field. */
export function usePasskeySignIn(isUsable: boolean) {
  const identity = useEmbeddedIdentity();
  const isPressed = useRef(false);
  const isHere = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const signIn = useCallback(
    async (isQuiet: boolean) => {
      const { passkeySignIn, verifySignature, explainOutcome } = await load();
      const enter = async (signature: Parameters<typeof verifySignature>[0]) => {
        await verifySignature(signature);
        await identity.arrive();
      };
      const outcome = await passkeySignIn.begin({ isQuiet, enter });
      if (outcome.type !== 'withdrawn') setFailure(explainOutcome(outcome, isQuiet));
      return outcome;
    },
    [identity],
  );

  const offer = useCallback(async () => {
    const { canOfferQuietly } = await load();
    // Another tab may have asked since for the one challenge that counts: the tab in front has it.
    if (isPressed.current || document.visibilityState !== 'visible') return;
    if (!(await canOfferQuietly()) || !isHere.current) return;
    await signIn(true);
  }, [signIn]);

  useEffect(() => {
    if (!isUsable) return;
    isHere.current = true;
    const begin = () => void offer();
    begin();
    const timer = setInterval(begin, renewMs);
    document.addEventListener('visibilitychange', begin);
    return () => {
      isHere.current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', begin);
      void load().then(({ passkeySignIn }) => passkeySignIn.withdraw());
    };
  }, [isUsable, offer]);

  const press = async () => {
    isPressed.current = true;
    setIsBusy(true);
    setFailure(undefined);
    const { type } = await signIn(false);
    isPressed.current = false;
    setIsBusy(false);
    if (type !== 'entered') void offer();
  };
  return { press: () => void press(), isBusy, failure };
}
