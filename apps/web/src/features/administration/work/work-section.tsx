import { cancelWork, runWorkAgain, type WorkItem } from '@armoni/contract/administration';
import { useState } from 'react';
import { call } from '../../../lib/http/api.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { SectionWaiting } from '../../../ui/feedback/section-waiting.tsx';
import { RemovalDialog } from '../../../ui/overlays/removal-dialog.tsx';
import { MoreLink } from '../more-link.tsx';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { nameOf } from './name-of.ts';
import { useWork } from './use-work.ts';
import { WorkTable } from './work-table.tsx';

const words = texts.work;
const fewest = 5;
const most = 100;

/** Jobs of everybody: some of them beside the rest of the overview, or all. */
export function WorkSection({ isWhole }: { isWhole: boolean }) {
  const [state, setState] = useState<WorkItem['state'] | 'all'>('all');
  const { data, isError, refetch } = useWork(state, isWhole ? most : fewest);
  const cancel = useAct(
    (id: string) => call(cancelWork, { params: { id } }),
    () => words.cancelled,
  );
  const runAgain = useAct(
    (id: string) => call(runWorkAgain, { params: { id } }),
    () => words.runs,
  );
  const [asked, setAsked] = useState<WorkItem | null>(null);
  const { running = 0, waiting = 0, failed = 0 } = data?.counts ?? {};
  const counts = { all: running + waiting + failed, running, waiting, failed };
  const segments = (['all', 'running', 'waiting', 'failed'] as const).map((value) => ({
    value,
    label: `${words.states[value]} ${counts[value]}`,
  }));
  return (
    <Section
      id="work"
      title={words.title}
      action={
        <div className="w-full md:w-96">
          <Segments
            label={words.filter}
            segments={segments}
            value={state}
            onValueChange={setState}
          />
        </div>
      }
    >
      {!data && <SectionWaiting words={words} hasFailed={isError} onRetry={() => void refetch()} />}
      {data && data.jobs.length > 0 && (
        <WorkTable
          jobs={data.jobs}
          underWay={[cancel, runAgain].find(({ isPending }) => isPending)?.variables ?? null}
          onCancel={setAsked}
          onRunAgain={({ id }) => runAgain.mutate(id)}
        />
      )}
      {data?.jobs.length === 0 && (
        <p className="border-t border-line py-4 text-fg3">
          {state === 'all' ? words.empty : words.emptyState}
        </p>
      )}
      {!isWhole && data && <MoreLink view="travaux" count={counts[state] - data.jobs.length} />}
      <RemovalDialog
        open={asked !== null}
        words={words.stop}
        body={asked && words.stop.body(nameOf(asked), asked.for.name ?? words.somebody)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) cancel.mutate(asked.id);
          setAsked(null);
        }}
      />
    </Section>
  );
}
