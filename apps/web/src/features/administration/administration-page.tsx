import type { Overview } from '@armoni/contract/administration';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { sitePictures } from '../../lib/studio/site-pictures.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { SectionWaiting } from '../../ui/feedback/section-waiting.tsx';
import { NoticePage } from '../../ui/layout/notice-page.tsx';
import { BackupRow } from './engines/backup-row.tsx';
import { EngineList } from './engines/engines-section.tsx';
import { SignUpRow } from './engines/sign-up-row.tsx';
import { Figures } from './figures.tsx';
import { LogList, LogSection } from './log/log-section.tsx';
import { useLog } from './log/use-log.ts';
import { PeopleSection } from './people/people-section.tsx';
import { StorageSection } from './people/storage-section.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { useOverview } from './use-overview.ts';
import { useView, type View, views } from './views.ts';
import { useWork } from './work/use-work.ts';
import { WorkSection } from './work/work-section.tsx';

/** /administration: people, jobs, storage, engines and what was done here. */
export function AdministrationPage() {
  const { data: overview, isError, error, refetch } = useOverview();
  const view = useView();
  if (error instanceof ApiError && error.status === 403) return <Refused />;
  return (
    <main className="flex w-full flex-1 flex-col">
      <Bar view={view} overview={overview} />
      {overview ? (
        <ViewOf view={view} overview={overview} />
      ) : (
        <div className="p-5">
          <SectionWaiting words={texts} hasFailed={isError} onRetry={() => void refetch()} />
        </div>
      )}
    </main>
  );
}

function Refused() {
  return (
    <NoticePage
      picture={sitePictures.ville}
      icon={<Lock size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.refused}
      lead={texts.refusedLead}
      action={
        <AppLink href="/armoni" className={buttonClass({ variant: 'paper', size: 'large' })}>
          {texts.back}
        </AppLink>
      }
    />
  );
}

/** The name of the page and its views, on a line that is warm beneath the one shown. */
function Bar({ view, overview }: { view: View; overview: Overview | undefined }) {
  const list = useRef<HTMLElement>(null);
  // On a phone the last views stand beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another link
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  return (
    <div className="flex items-center border-b border-line px-4 max-md:flex-col max-md:items-start max-md:pt-4 md:px-5">
      <h1 className="type-h3 mr-8 flex-none">{texts.title}</h1>
      <nav
        ref={list}
        aria-label={texts.views}
        className="-mx-4 flex max-w-[100vw] gap-5 overflow-x-auto px-4 md:mx-0 md:px-0"
      >
        {views.map((one) => (
          <a
            key={one}
            href={`#${one}`}
            aria-current={one === view ? 'page' : undefined}
            className={clsx(
              'type-ui flex h-11 flex-none items-center gap-2 border-b-2 transition-colors focus-visible:-outline-offset-2 md:h-12',
              one === view
                ? 'border-hot font-[550] text-fg'
                : 'border-transparent text-fg3 hover:text-fg',
            )}
          >
            {texts.names[one]}
            {one === 'travaux' && <OpenWork />}
          </a>
        ))}
      </nav>
      {overview && (
        <p className="type-data ml-auto hidden pl-4 whitespace-nowrap text-fg3 lg:block">
          {texts.versions(overview)}
        </p>
      )}
    </div>
  );
}

function OpenWork() {
  const { running = 0, waiting = 0, failed = 0 } = useWork('all', 5).data?.counts ?? {};
  const count = running + waiting + failed;
  if (count === 0) return null;
  return <span className="rounded-tag bg-s3 px-1.5 text-[12px] text-fg2">{count}</span>;
}

function ViewOf({ view, overview }: { view: View; overview: Overview }) {
  if (view === 'ensemble') return <Whole overview={overview} />;
  return (
    <div className="mx-auto w-full max-w-[1096px]">
      {view === 'personnes' && <PeopleSection overview={overview} isWhole />}
      {view === 'travaux' && <WorkSection isWhole />}
      {view === 'stockage' && <StorageSection usedBytes={overview.used_bytes} />}
      {view === 'moteurs' && <Engines overview={overview} />}
      {view === 'journal' && <LogSection />}
    </div>
  );
}

function Engines({ overview }: { overview: Overview }) {
  return (
    <Section id="engines" title={texts.engines.title}>
      <EngineList engines={overview.engines} />
      <dl className="type-data mt-4 flex flex-wrap gap-x-6 text-fg3">
        <dt className="sr-only">{texts.versionsTitle}</dt>
        <dd>{texts.versions(overview)}</dd>
        <dd>{texts.node(overview.node)}</dd>
      </dl>
    </Section>
  );
}

/** Below 1200 px the side goes under. */
function Whole({ overview }: { overview: Overview }) {
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] max-xl:content-start xl:grid-cols-[minmax(0,1fr)_344px]">
      <div className="min-w-0">
        <Figures overview={overview} />
        <WorkSection isWhole={false} />
        <PeopleSection overview={overview} isWhole={false} />
      </div>
      <aside className="border-line max-xl:border-t xl:border-l">
        <Section
          id="engines"
          title={texts.engines.title}
          action={<span className="type-data text-fg3">{texts.engines.day}</span>}
        >
          <EngineList engines={overview.engines} />
          <SignUpRow signUp={overview.sign_up} />
          <BackupRow backup={overview.backup} />
        </Section>
        <LastActs />
      </aside>
    </div>
  );
}

const lastActs = 4;

function LastActs() {
  const entries = useLog(lastActs).data?.pages[0]?.entries;
  return (
    <Section
      id="last-acts"
      title={texts.log.title}
      action={
        <a href="#journal" className="touch-44 text-[13px] font-[550] text-fg2 hover:text-fg">
          {texts.all}
        </a>
      }
    >
      {entries && <LogList entries={entries} />}
    </Section>
  );
}
