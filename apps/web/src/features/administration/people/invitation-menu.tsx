import { type Invitation, withdrawInvitation } from '@armoni/contract/administration';
import { Ellipsis } from 'lucide-react';
import { call } from '../../../lib/http/api.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { texts } from '../texts.ts';
import { useAct } from '../use-act.ts';

const words = texts.people;

export function InvitationMenu({ invitation: { id, email } }: { invitation: Invitation }) {
  const withdraw = useAct(
    () => call(withdrawInvitation, { params: { id } }),
    () => words.withdrawn,
  );
  return (
    <Menu
      trigger={
        <IconButton size="small" label={words.actions(email)} icon={<Ellipsis size={16} />} />
      }
    >
      <MenuItem destructive onSelect={() => withdraw.mutate()}>
        {words.withdraw}
      </MenuItem>
    </Menu>
  );
}
