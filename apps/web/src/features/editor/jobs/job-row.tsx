import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusNeighbour } from '../../../lib/browser/focus-neighbour.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { texts } from '../texts.ts';
import { describeJob } from './describe-job.ts';
import { type FilmJobs, hasStopped, type TrackedJob } from './film-jobs.ts';
import { JobStages } from './job-stages.tsx';
import { useJobWork } from './use-job-work.ts';

type JobRowProps = { job: TrackedJob; jobs: FilmJobs };

/** One film on its way: its stages in words, percent and elapsed time; or why it stopped. */
export function JobRow({ job, jobs }: JobRowProps) {
  const isStopped = hasStopped(job);
  const row = useRef<HTMLLIElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      // The film is there, and the row goes from under the focus.
      if (element?.contains(document.activeElement)) element.closest('section')?.focus();
    };
  }, []);
  return (
    <li
      ref={row}
      className="flex min-h-14 items-center gap-x-3 gap-y-2 rounded-md max-sm:flex-wrap bg-segment-track py-2.5 pr-2 pl-4"
    >
      {isStopped ? <StopReason job={job} /> : <RunningJob job={job} />}
      {isStopped && (
        <Button
          size="small"
          className="max-sm:order-last"
          onClick={() => {
            // This button goes with the failure; the one beside it stays.
            close.current?.focus();
            void jobs.retry(job.key);
          }}
        >
          <RotateCw size={16} aria-hidden />
          {job.state.status === 'timed-out' ? texts.jobs.followAgain : texts.jobs.retry}
        </Button>
      )}
      <IconButton
        ref={close}
        size="small"
        label={isStopped ? texts.jobs.dismiss : texts.jobs.cancel}
        icon={<X size={16} />}
        // Not `disabled`, which would lose the focus in the second before the job has its id.
        aria-disabled={!isStopped && job.jobId === null}
        onClick={(event) => {
          if (!isStopped) return void jobs.cancel(job.key);
          focusNeighbour(event.currentTarget);
          jobs.dismiss(job.key);
        }}
      />
    </li>
  );
}

function RunningJob({ job }: { job: TrackedJob }) {
  const nowMs = useNow();
  const { title, detail, percent } = describeJob(job, nowMs);
  const work = useJobWork(job.jobId);
  return (
    <div className="min-w-0 flex-1 max-sm:basis-3/5">
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="type-label">{title}</span>
        <span className="type-data text-fg3">{detail}</span>
      </p>
      <Progress label={title} percent={percent} />
      {job.state.status === 'processing' && (
        <JobStages current={job.state.stage} ended={work?.stages ?? []} />
      )}
      {job.state.status === 'queued' && (
        <p className="type-data mt-2 text-fg3">
          {job.state.waitsFor ??
            (work?.ahead ? texts.jobs.ahead(work.ahead) : texts.jobs.waitingForTurn)}
        </p>
      )}
    </div>
  );
}

function StopReason({ job: { state } }: { job: TrackedJob }) {
  return (
    <p className="flex min-w-0 flex-1 items-start gap-2 max-sm:basis-3/5">
      {state.status !== 'cancelled' && (
        <CircleAlert size={16} aria-hidden className="mt-0.5 text-danger" />
      )}
      <span className="min-w-0 wrap-anywhere">
        {'message' in state ? state.message : texts.jobs.cancelled}
      </span>
    </p>
  );
}

function useNow(): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
