import type { Overview } from '@armoni/contract/administration';
import { Search } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { SectionWaiting } from '../../../ui/feedback/section-waiting.tsx';
import { MoreLink } from '../more-link.tsx';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import { PeopleTable } from './people-table.tsx';
import { useInvitations } from './use-invitations.ts';
import { usePeople } from './use-people.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));

const words = texts.people;
const fewest = 5;
const onePage = 50;

/** Some of them beside the rest of the overview, or all. */
export function PeopleSection({ overview, isWhole }: { overview: Overview; isWhole: boolean }) {
  const [typed, setTyped] = useState('');
  const [invites, setInvites] = useState(false);
  const q = useDeferredValue(typed.trim());
  const list = usePeople({ q, order: 'newest', limit: isWhole ? onePage : fewest });
  const invitations = useInvitations().data ?? [];
  const people = list.data?.pages.flatMap((page) => page.people);
  const wanted = invitations.filter(({ email }) => email.includes(q.toLowerCase()));
  const others = overview.people.all - (people?.length ?? 0);
  return (
    <Section
      id="people"
      title={words.title}
      action={
        <div className="flex min-w-0 flex-1 items-center justify-end gap-3">
          <span className="relative min-w-0 max-w-50 flex-1">
            <Search
              size={16}
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-fg3"
            />
            <Input
              type="search"
              className="h-9! pl-9!"
              aria-label={words.search}
              placeholder={words.searchHint}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
          {overview.sign_up.can_change && (
            <Button variant="paper" onClick={() => setInvites(true)}>
              {texts.invite.action}
            </Button>
          )}
        </div>
      }
    >
      {!overview.sign_up.can_change && (
        <p className="pb-2 text-[13px] text-fg3">{texts.invite.elsewhere}</p>
      )}
      {people ? (
        <PeopleTable people={people} invitations={wanted.slice(0, isWhole ? undefined : fewest)} />
      ) : (
        <SectionWaiting
          words={words}
          hasFailed={list.isError}
          onRetry={() => void list.refetch()}
        />
      )}
      {people?.length === 0 && wanted.length === 0 && (
        <p className="py-3 text-fg3">{words.empty}</p>
      )}
      {isWhole && list.hasNextPage && (
        <Button
          variant="ghost"
          className="mt-2 -ml-3.5"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
      {!isWhole && q === '' && <MoreLink view="personnes" count={others} />}
      <Suspense>
        {invites && <InviteDialog mails={overview.sends_mails} onClose={() => setInvites(false)} />}
      </Suspense>
    </Section>
  );
}
