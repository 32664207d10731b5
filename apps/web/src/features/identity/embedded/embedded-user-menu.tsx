import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useIdentity } from '../../../lib/session/identity.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { initialsOf } from '../initials.ts';
import { texts } from '../texts.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

export function EmbeddedUserMenu() {
  const { user, signOut } = useIdentity();
  const [isChanging, setIsChanging] = useState(false);
  if (!user) return null;
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="touch-44 inline-flex size-8 items-center justify-center rounded-full bg-s3 text-[12px] leading-none font-semibold text-fg transition-colors hover:bg-press"
          >
            <span aria-hidden>{initialsOf(user.name) || '?'}</span>
            <span className="sr-only">{texts.account}</span>
          </button>
        }
      >
        <div className="px-2.5 pt-2 pb-2">
          <p className="max-w-60 truncate type-h3">{user.name}</p>
          <p className="max-w-60 truncate text-[13px] text-fg3">{user.email}</p>
        </div>
        <MenuSeparator />
        <MenuItem icon={<KeyRound size={16} />} onSelect={() => setIsChanging(true)}>
          {texts.changePassword}
        </MenuItem>
        <MenuItem
          icon={<LogOut size={16} />}
          onSelect={() => void signOut().catch(() => toast.error(texts.signOutFailed))}
        >
          {texts.signOut}
        </MenuItem>
      </Menu>
      <ChangePasswordDialog open={isChanging} onOpenChange={setIsChanging} />
    </>
  );
}
