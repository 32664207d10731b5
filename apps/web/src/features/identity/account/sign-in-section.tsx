import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SettingsRow, SettingsRows, SettingsSection } from '../../../ui/layout/settings.tsx';
import { ChangePasswordDialog } from '../embedded/change-password-dialog.tsx';
import { texts } from './texts.ts';

const words = texts.signIn;

/** How a person signs in to an account that the studio itself keeps. */
export function SignInSection() {
  const { email } = useSignedInUser();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SettingsSection id="connexion" title={words.title}>
      <SettingsRows>
        <SettingsRow icon={<Mail size={18} />} title={email} detail={words.email} />
        <SettingsRow
          icon={<KeyRound size={18} />}
          title={words.password}
          detail={words.passwordExplained}
          action={
            <Button
              variant="ghost"
              className="-mr-3.5"
              aria-label={words.changePassword}
              onClick={() => setIsChanging(true)}
            >
              {words.change}
            </Button>
          }
        />
      </SettingsRows>
      <ChangePasswordDialog open={isChanging} onOpenChange={setIsChanging} />
    </SettingsSection>
  );
}
