import { changePerson, type Person, signOutPerson } from '@armoni/contract/administration';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../lib/http/api.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { RemovalDialog } from '../../../ui/overlays/removal-dialog.tsx';
import { texts } from '../texts.ts';
import { useAct } from '../use-act.ts';

const QuotaDialog = lazy(async () => ({
  default: (await import('./quota-dialog.tsx')).QuotaDialog,
}));
const KindsDialog = lazy(async () => ({
  default: (await import('./kinds-dialog.tsx')).KindsDialog,
}));

const words = texts.people;

/** What can be done to somebody; nobody does it to themselves, but for their quota. */
export function PersonMenu({ person }: { person: Person }) {
  const { id, administers, suspended_at, is_me: isMe, administers_by_settings: isNamed } = person;
  const name = person.name ?? person.email ?? words.unnamed;
  const [asks, setAsks] = useState<'kinds' | 'quota' | 'suspension' | null>(null);
  const change = useChangePerson(id, name);
  const signOut = useAct(
    () => call(signOutPerson, { params: { id } }),
    () => words.signedOut(name),
  );
  const isOut = suspended_at !== null;
  return (
    <>
      <Menu
        trigger={
          <IconButton size="small" label={words.actions(name)} icon={<Ellipsis size={16} />} />
        }
      >
        <MenuItem onSelect={() => setAsks('kinds')}>{words.kinds}</MenuItem>
        <MenuItem onSelect={() => setAsks('quota')}>{words.quota}</MenuItem>
        {!isMe && <MenuItem onSelect={() => signOut.mutate()}>{words.signOut}</MenuItem>}
        {!isMe && !isNamed && (
          <>
            <MenuItem onSelect={() => change.mutate({ administers: !administers })}>
              {administers ? words.take : words.give}
            </MenuItem>
            <MenuSeparator />
            {isOut ? (
              <MenuItem onSelect={() => change.mutate({ is_suspended: false })}>
                {words.restore}
              </MenuItem>
            ) : (
              <MenuItem destructive onSelect={() => setAsks('suspension')}>
                {words.suspend}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      <Suspense>
        {asks === 'kinds' && <KindsDialog id={id} name={name} onClose={() => setAsks(null)} />}
        {asks === 'quota' && <QuotaDialog person={person} onClose={() => setAsks(null)} />}
      </Suspense>
      <RemovalDialog
        open={asks === 'suspension'}
        words={{ ...words.suspension, title: words.suspension.title(name) }}
        body={words.suspension.body}
        onCancel={() => setAsks(null)}
        onConfirm={() => {
          setAsks(null);
          change.mutate({ is_suspended: true });
        }}
      />
    </>
  );
}

type Change = { administers: boolean } | { is_suspended: boolean };

function useChangePerson(id: string, name: string) {
  return useAct<Change>(
    (body) => call(changePerson, { params: { id }, body }),
    (wish) => {
      if ('administers' in wish) return wish.administers ? words.given(name) : words.taken(name);
      return wish.is_suspended ? words.nowSuspended(name) : words.restored(name);
    },
  );
}
