import { Fingerprint, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../../lib/format/format.ts';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { SettingsRow } from '../../../../ui/layout/settings.tsx';
import { RemovalDialog } from '../../../../ui/overlays/removal-dialog.tsx';
import type { Passkey } from '../../passkeys/passkey-calls.ts';
import { texts } from './texts.ts';
import { useReadPasskeysAgain, useRemovePasskey } from './use-passkeys.ts';

const words = texts.passkeys;

const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog,
}));

/** One passkey: what it is called, since when it opens the account, when it last did. */
export function PasskeyRow({ userId, passkey }: { userId: string; passkey: Passkey }) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const readAgain = useReadPasskeysAgain(userId);
  const removing = useRemovePasskey(userId, { onDone: sayRemoved, onFailed: sayFailed });
  const name = passkey.name ?? words.unnamed;
  const close = () => setAsked(null);
  return (
    <>
      <SettingsRow
        icon={<Fingerprint size={18} />}
        title={words.named(name)}
        detail={factsOf(passkey)}
        action={
          <span className="-mr-3.5 flex flex-none items-center">
            <IconButton
              label={words.rename(name)}
              title={words.renameAction}
              icon={<Pencil size={16} />}
              onClick={() => setAsked('rename')}
            />
            <Button
              variant="ghost"
              aria-label={words.removeNamed(name)}
              busy={removing.isPending}
              onClick={() => setAsked('remove')}
            >
              {words.remove}
            </Button>
          </span>
        }
      />
      {asked === 'rename' && (
        <Suspense>
          <RenamePasskeyDialog
            passkey={passkey}
            onRenamed={() => void readAgain()}
            onClose={close}
          />
        </Suspense>
      )}
      <RemovalDialog
        open={asked === 'remove'}
        words={words.removal}
        body={words.removal.body(name)}
        onCancel={close}
        onConfirm={() => {
          removing.mutate(passkey);
          close();
        }}
      />
    </>
  );
}

function factsOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt === null ? words.neverUsed : words.used(formatDate(lastUsedAt));
  return `${words.created(formatDate(createdAt))} · ${used}`;
}

function sayRemoved(): void {
  toast.success(words.removed);
  // The row that was pressed is gone.
  document.getElementById('connexion-title')?.focus();
}

function sayFailed(error: unknown): void {
  const isLast = error instanceof ApiError && error.code === 'LAST_WAY_TO_SIGN_IN';
  toast.error(isLast ? words.lastWayIn : words.removeFailed);
}
