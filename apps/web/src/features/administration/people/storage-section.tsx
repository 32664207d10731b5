import { formatSize } from '../../../lib/format/format.ts';
import { SectionWaiting } from '../../../ui/feedback/section-waiting.tsx';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import { PeopleTable } from './people-table.tsx';
import { usePeople } from './use-people.ts';

const words = texts.storage;

/** Who keeps how much, the fullest first. */
export function StorageSection({ usedBytes }: { usedBytes: number }) {
  const list = usePeople({ q: '', order: 'fullest', limit: 100 });
  const people = list.data?.pages.flatMap((page) => page.people);
  return (
    <Section id="storage" title={words.title} lead={words.lead(formatSize(usedBytes))}>
      {people ? (
        <PeopleTable people={people} invitations={[]} />
      ) : (
        <SectionWaiting
          words={texts.people}
          hasFailed={list.isError}
          onRetry={() => void list.refetch()}
        />
      )}
    </Section>
  );
}
