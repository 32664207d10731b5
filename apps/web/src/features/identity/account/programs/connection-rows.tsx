import { Plug } from 'lucide-react';
import { formatDate } from '../../../../lib/format/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SectionFailure } from '../../../../ui/feedback/section-failure.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { SettingsRow, SettingsRows } from '../../../../ui/layout/settings.tsx';
import { texts } from './texts.ts';
import { useConnections, useEndConnection } from './use-connections.ts';

const words = texts.connections;

/** Assistants that were let in without a key, with an end for each. */
export function ConnectionRows({ userId }: { userId: string }) {
  const { data: connections = [], isError, refetch } = useConnections(userId);
  const ending = useEndConnection(userId, {
    done: () => {
      toast.success(words.ended);
      // The button that was pressed is gone.
      document.getElementById('programmes-title')?.focus();
    },
    failed: () => toast.error(words.endFailed),
  });
  if (isError) return <SectionFailure text={words.failed} onRetry={() => void refetch()} />;
  if (connections.length === 0) return null;
  return (
    <SettingsRows>
      {connections.map(({ id, name, scopes, last_used_at: used }) => (
        <SettingsRow
          key={id}
          icon={<Plug size={18} />}
          title={name}
          detail={[
            scopes.map((scope) => texts.scopes[scope]).join(', '),
            used === null ? words.neverUsed : words.used(formatDate(used)),
          ].join(' · ')}
          action={
            <Button
              variant="ghost"
              className="-mr-3.5"
              aria-label={words.endNamed(name)}
              busy={ending.isPending && ending.variables === id}
              onClick={() => ending.mutate(id)}
            >
              {words.end}
            </Button>
          }
        />
      ))}
    </SettingsRows>
  );
}
