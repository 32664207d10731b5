import type { AccessKey } from '@armoni/contract/keys';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../../lib/format/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SectionFailure } from '../../../../ui/feedback/section-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { SettingsRow, SettingsRows, SettingsSection } from '../../../../ui/layout/settings.tsx';
import { RemovalDialog } from '../../../../ui/overlays/removal-dialog.tsx';
import { ConnectionRows } from './connection-rows.tsx';
import { texts } from './texts.ts';
import { useKeys, useRevokeKey } from './use-keys.ts';

const CreateKeyDialog = lazy(async () => ({
  default: (await import('./create-key-dialog.tsx')).CreateKeyDialog,
}));

const ConnectDialog = lazy(async () => ({
  default: (await import('./connect-dialog.tsx')).ConnectDialog,
}));

/** Keys for other programs, with an end for each, and what to paste where. */
export function ProgramsSection({ userId }: { userId: string }) {
  const { data: keys, isError, refetch } = useKeys(userId);
  const [isCreating, setIsCreating] = useState(false);
  const [isConnecting, setIsConnecting] = useState(false);
  return (
    <SettingsSection
      id="programmes"
      title={texts.title}
      lead={keys?.length === 0 ? texts.empty : texts.lead}
      action={
        <Button variant="ghost" className="-mr-3.5" onClick={() => setIsCreating(true)}>
          {texts.create}
        </Button>
      }
    >
      {keys && keys.length > 0 && <KeyRows userId={userId} keys={keys} />}
      {!keys && isError && <SectionFailure text={texts.failed} onRetry={() => void refetch()} />}
      {!keys && !isError && (
        <div role="status" className="pt-2">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-10" />
        </div>
      )}
      <ConnectionRows userId={userId} />
      <Button variant="ghost" className="-ml-3.5 mt-1" onClick={() => setIsConnecting(true)}>
        {texts.connect.open}
      </Button>
      {isConnecting && (
        <Suspense>
          <ConnectDialog onClose={() => setIsConnecting(false)} />
        </Suspense>
      )}
      {isCreating && (
        <Suspense>
          <CreateKeyDialog userId={userId} onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}

function KeyRows({ userId, keys }: { userId: string; keys: readonly AccessKey[] }) {
  const [leaving, setLeaving] = useState<AccessKey | null>(null);
  const revocation = useRevokeKey(userId, {
    done: () => {
      toast.success(texts.revoked);
      // The button that was pressed is gone.
      document.getElementById('programmes-title')?.focus();
    },
    failed: () => toast.error(texts.revokeFailed),
  });
  return (
    <>
      <SettingsRows>
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            accessKey={key}
            isLeaving={revocation.isPending && revocation.variables === key.id}
            onRevoke={() => setLeaving(key)}
          />
        ))}
      </SettingsRows>
      <RemovalDialog
        open={leaving !== null}
        words={texts.revocation}
        body={leaving && texts.revocation.body(leaving.name)}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) revocation.mutate(leaving.id);
          setLeaving(null);
        }}
      />
    </>
  );
}

type KeyRowProps = { accessKey: AccessKey; isLeaving: boolean; onRevoke: () => void };

function KeyRow({ accessKey, isLeaving, onRevoke }: KeyRowProps) {
  const { name, hint, scopes, last_used_at: used } = accessKey;
  const rights = scopes.map((scope) => texts.scopes[scope]).join(', ');
  const use = used === null ? texts.neverUsed : texts.used(formatDate(used));
  return (
    <SettingsRow
      icon={<KeyRound size={18} />}
      title={name}
      detail={[rights, texts.ends(hint), use].join(' · ')}
      action={
        <Button
          variant="ghost"
          className="-mr-3.5"
          aria-label={texts.revokeNamed(name)}
          busy={isLeaving}
          onClick={onRevoke}
        >
          {texts.revoke}
        </Button>
      }
    />
  );
}
