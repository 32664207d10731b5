import { Info, LogOut, SlidersHorizontal, UserRound } from 'lucide-react';
import { useIdentity } from '../../../lib/session/identity.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { initialsOf } from '../initials.ts';
import { texts } from '../texts.ts';
import { useAdministers } from '../use-rights.ts';

export function EmbeddedUserMenu() {
  const { user, signOut } = useIdentity();
  const { go } = useNavigation();
  const administers = useAdministers(user?.id);
  if (!user) return null;
  return (
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
      <MenuItem icon={<UserRound size={16} />} onSelect={() => go('/compte')}>
        {texts.toAccount}
      </MenuItem>
      <MenuItem icon={<Info size={16} />} onSelect={() => go('/information')}>
        {texts.toInformation}
      </MenuItem>
      {administers && (
        <MenuItem icon={<SlidersHorizontal size={16} />} onSelect={() => go('/administration')}>
          {texts.toAdministration}
        </MenuItem>
      )}
      <MenuItem
        icon={<LogOut size={16} />}
        onSelect={() => void signOut().catch(() => toast.error(texts.signOutFailed))}
      >
        {texts.signOut}
      </MenuItem>
    </Menu>
  );
}
