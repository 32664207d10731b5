import { NotebookText, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../../ui/feedback/toast.ts';
import { SettingsRow } from '../../../../ui/layout/settings.tsx';
import { useEmbeddedIdentity } from '../../embedded/embedded-context.ts';
import { secondFactorCalls } from '../../second-factor/second-factor-calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RowButton } from './row-button.tsx';
import { texts } from './texts.ts';

const words = texts.secondFactor;
const { recovery } = texts;

const SwitchOnDialog = lazy(async () => ({
  default: (await import('./switch-on-dialog.tsx')).SwitchOnDialog,
}));
const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

type SecondFactorRowsProps = { isOn: boolean; onChanged: () => void };

/** A code after the password, by an application or from paper: a choice. */
export function SecondFactorRows({ isOn, onChanged }: SecondFactorRowsProps) {
  const [asked, setAsked] = useState<'on' | 'off' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { renewToken } = useEmbeddedIdentity();
  // The server puts a new session in the place of the one that switched it on or off.
  const applyChange = () => {
    renewToken();
    onChanged();
  };
  const close = () => setAsked(null);
  return (
    <>
      <SettingsRow
        icon={<Smartphone size={18} />}
        title={words.title}
        detail={isOn ? words.isOn : words.isOff}
        action={
          <RowButton
            aria-label={isOn ? words.switchOffLabel : words.switchOnLabel}
            onClick={() => setAsked(isOn ? 'off' : 'on')}
          >
            {isOn ? words.switchOff : words.switchOn}
          </RowButton>
        }
      />
      {isOn && codes === null && (
        <SettingsRow
          icon={<NotebookText size={18} />}
          title={recovery.title}
          detail={recovery.explained}
          action={
            <RowButton aria-label={recovery.renewLabel} onClick={() => setAsked('renew')}>
              {recovery.renew}
            </RowButton>
          }
        />
      )}
      {codes !== null && (
        <li>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </li>
      )}
      <Suspense>
        {asked === 'on' && (
          <SwitchOnDialog
            onDone={(shown) => {
              setCodes(shown);
              applyChange();
            }}
            onClose={close}
          />
        )}
        {asked === 'off' && (
          <PasswordDialog
            title={words.offTitle}
            explained={words.offExplained}
            submit={words.switchOff}
            isDangerous
            send={async (password) => {
              await secondFactorCalls.switchOff(password);
              setCodes(null);
              toast.success(words.switchedOff);
              applyChange();
              close();
            }}
            onClose={close}
          />
        )}
        {asked === 'renew' && (
          <PasswordDialog
            title={recovery.renewTitle}
            explained={recovery.renewExplained}
            submit={recovery.renew}
            send={async (password) => {
              const { backupCodes } = await secondFactorCalls.renewRecoveryCodes(password);
              setCodes(backupCodes);
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
