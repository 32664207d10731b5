import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SectionWaiting } from '../../../ui/feedback/section-waiting.tsx';
import { SettingsRows, SettingsSection } from '../../../ui/layout/settings.tsx';
import { usePasskeyHost, usePasskeySupport } from '../passkeys/passkey-support.ts';
import { texts } from './texts.ts';
import { AddressRow } from './ways-in/address-row.tsx';
import { IssuerRow } from './ways-in/issuer-row.tsx';
import { PasskeyRow } from './ways-in/passkey-row.tsx';
import { PasswordRow } from './ways-in/password-row.tsx';
import { SecondFactorRows } from './ways-in/second-factor-rows.tsx';
import { texts as words } from './ways-in/texts.ts';
import { usePasskeys, useReadPasskeysAgain } from './ways-in/use-passkeys.ts';
import { useReadWaysInAgain, useWaysIn } from './ways-in/use-ways-in.ts';

const AddPasskeyDialog = lazy(async () => ({
  default: (await import('./ways-in/add-passkey-dialog.tsx')).AddPasskeyDialog,
}));

/** How a person signs in to an account that the studio itself keeps. */
export function SignInSection() {
  const { id, email } = useSignedInUser();
  const [isAdding, setIsAdding] = useState(false);
  const hasPassword = useWaysIn(id).data?.hasPassword !== false;
  const isUsable = usePasskeySupport() === 'usable';
  const readPasskeysAgain = useReadPasskeysAgain(id);
  return (
    <SettingsSection
      id="connexion"
      title={texts.signIn.title}
      action={
        isUsable &&
        hasPassword && (
          <Button aria-label={words.passkeys.addLabel} onClick={() => setIsAdding(true)}>
            <Plus size={16} aria-hidden />
            {words.passkeys.add}
          </Button>
        )
      }
    >
      <WaysIn userId={id} />
      {!isUsable && hasPassword && <NoPasskeys />}
      {isAdding && (
        <Suspense>
          <AddPasskeyDialog
            email={email}
            onAdded={() => void readPasskeysAgain()}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}

/** Password first: it can be changed while the rest is still on its way. */
function WaysIn({ userId }: { userId: string }) {
  const waysIn = useWaysIn(userId);
  const passkeys = usePasskeys(userId);
  const readAgain = useReadWaysInAgain(userId);
  const isWhole = waysIn.data !== undefined && passkeys.data !== undefined;
  const retry = () => void Promise.all([waysIn.refetch(), passkeys.refetch()]);
  return (
    <>
      <SettingsRows>
        {waysIn.data?.hasIssuer && <IssuerRow email={waysIn.data.email} />}
        {waysIn.data?.hasPassword && (
          <AddressRow {...waysIn.data} onReadAgain={() => void readAgain()} />
        )}
        {waysIn.data?.hasPassword !== false && <PasswordRow />}
        {passkeys.data?.map((passkey) => (
          <PasskeyRow key={passkey.id} userId={userId} passkey={passkey} />
        ))}
        {waysIn.data?.hasPassword && (
          <SecondFactorRows isOn={waysIn.data.hasSecondFactor} onChanged={() => void readAgain()} />
        )}
      </SettingsRows>
      {!isWhole && (
        <SectionWaiting
          words={words}
          hasFailed={waysIn.isError || passkeys.isError}
          onRetry={retry}
        />
      )}
    </>
  );
}

/** Said instead of offered. */
function NoPasskeys() {
  const support = usePasskeySupport();
  const host = usePasskeyHost();
  const { unavailable } = words.passkeys;
  if (support === 'usable') return null;
  const text = support === 'other-host' ? unavailable[support](host ?? '') : unavailable[support];
  return <p className="mt-2 text-fg3">{text}</p>;
}
