import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SettingsRow } from '../../../../ui/layout/settings.tsx';
import { RowButton } from './row-button.tsx';
import { texts } from './texts.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../embedded/change-password-dialog.tsx')).ChangePasswordDialog,
}));

export function PasswordRow() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <SettingsRow
        icon={<KeyRound size={18} />}
        title={texts.password}
        detail={texts.passwordExplained}
        action={
          <RowButton aria-label={texts.changePassword} onClick={() => setIsChanging(true)}>
            {texts.change}
          </RowButton>
        }
      />
      {isChanging && (
        <Suspense>
          <ChangePasswordDialog open onOpenChange={setIsChanging} />
        </Suspense>
      )}
    </>
  );
}
