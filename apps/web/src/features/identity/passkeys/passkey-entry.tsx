import { Fingerprint } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';
import { texts } from '../texts.ts';
import { usePasskeySupport } from './passkey-support.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** A way in without password, where this page can have it. */
export function PasskeyEntry() {
  const isUsable = usePasskeySupport() === 'usable';
  const { press, isBusy, failure } = usePasskeySignIn(isUsable);
  if (!isUsable) return null;
  return (
    <>
      <Button size="large" wide busy={isBusy} onClick={press}>
        {!isBusy && <Fingerprint size={16} aria-hidden />}
        {texts.signInByPasskey}
      </Button>
      <FormFailure text={failure} />
    </>
  );
}
