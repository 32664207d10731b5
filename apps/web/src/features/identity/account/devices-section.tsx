import type { Session } from '@armoni/contract/account';
import { Monitor, Smartphone } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SectionFailure } from '../../../ui/feedback/section-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SettingsRow, SettingsRows, SettingsSection } from '../../../ui/layout/settings.tsx';
import { deviceOf } from './device-of.ts';
import { texts } from './texts.ts';
import { type EndedSessions, useEndSessions, useSessions } from './use-sessions.ts';

const words = texts.devices;

/** Where a person is signed in, with an end for each. */
export function DevicesSection({ userId }: { userId: string }) {
  const { data: sessions, isError, refetch } = useSessions(userId);
  const ending = useEndSessions(userId, {
    onDone: (ended) => {
      toast.success(ended === 'others' ? words.othersEnded : words.ended);
      // The button that was pressed is gone.
      document.getElementById('appareils-title')?.focus();
    },
    onFailed: () => toast.error(words.endFailed),
  });
  const underWay = ending.isPending ? ending.variables : null;
  const hasOthers = sessions?.some(({ is_current }) => !is_current);
  return (
    <SettingsSection
      id="appareils"
      title={words.title}
      lead={hasOthers === false ? words.alone : words.lead}
      action={
        hasOthers && (
          <Button
            variant="ghost"
            className="-mr-3.5"
            busy={underWay === 'others'}
            onClick={() => ending.mutate('others')}
          >
            {words.endOthers}
          </Button>
        )
      }
    >
      {sessions && (
        <SettingsRows>
          {currentFirst(sessions).map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              isEnding={underWay === session.id}
              onEnd={ending.mutate}
            />
          ))}
        </SettingsRows>
      )}
      {!sessions && isError && (
        <SectionFailure text={words.failed} onRetry={() => void refetch()} />
      )}
      {!sessions && !isError && (
        <div role="status" className="flex flex-col gap-2 pt-2">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </SettingsSection>
  );
}

const currentFirst = (sessions: readonly Session[]) =>
  sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));

type DeviceRowProps = {
  session: Session;
  isEnding: boolean;
  onEnd: (ended: EndedSessions) => void;
};

/** This device itself is signed out by the page's own « Se déconnecter ». */
function DeviceRow({ session, isEnding, onEnd }: DeviceRowProps) {
  const device = deviceOf(session.user_agent);
  const name = device?.name ?? words.unknown;
  const date = formatDateTime(session.created_at);
  const Icon = device?.isPhone ? Smartphone : Monitor;
  return (
    <SettingsRow
      icon={<Icon size={18} />}
      title={
        <>
          {name} {session.is_current && <Tag>{words.current}</Tag>}
        </>
      }
      detail={words.since(date)}
      action={
        !session.is_current && (
          <Button
            variant="ghost"
            className="-mr-3.5"
            aria-label={words.endOf(name, date)}
            busy={isEnding}
            onClick={() => onEnd(session.id)}
          >
            {words.end}
          </Button>
        )
      }
    />
  );
}
