import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { describeJob } from '../describe-job.ts';
import type { MontageJobs, TrackedJob } from '../montage-jobs.ts';
import { texts } from '../texts.ts';

type JobRowProps = { job: TrackedJob; jobs: MontageJobs };

/** One film on its way: its stage in words, percent and elapsed time; or why it stopped. */
export function JobRow({ job, jobs }: JobRowProps) {
  const { status } = job.state;
  const hasStopped = status === 'failed' || status === 'timed-out' || status === 'cancelled';
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-md bg-segment-track py-2 pr-2 pl-4">
      {hasStopped ? <StoppedJob job={job} jobs={jobs} /> : <RunningJob job={job} jobs={jobs} />}
    </li>
  );
}

function RunningJob({ job, jobs }: JobRowProps) {
  const nowMs = useNow();
  const { title, detail, percent } = describeJob(job, nowMs);
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="type-label">{title}</span>
          <span className="type-data text-fg3">{detail}</span>
        </p>
        <Progress label={title} percent={percent} />
      </div>
      {job.jobId && (
        <IconButton
          size="small"
          label={texts.jobs.cancel}
          icon={<X size={16} />}
          onClick={() => void jobs.cancel(job.key)}
        />
      )}
    </>
  );
}

function StoppedJob({ job, jobs }: JobRowProps) {
  const { state } = job;
  const message = 'message' in state ? state.message : texts.jobs.cancelled;
  return (
    <>
      <p className="flex min-w-0 flex-1 items-start gap-2">
        {state.status !== 'cancelled' && (
          <CircleAlert size={16} aria-hidden className="mt-0.5 text-danger" />
        )}
        <span className="min-w-0 wrap-anywhere">{message}</span>
      </p>
      <Button size="small" onClick={() => void jobs.retry(job.key)}>
        <RotateCw size={16} aria-hidden />
        {state.status === 'timed-out' ? texts.jobs.followAgain : texts.jobs.retry}
      </Button>
      <IconButton
        size="small"
        label={texts.jobs.dismiss}
        icon={<X size={16} />}
        onClick={() => jobs.dismiss(job.key)}
      />
    </>
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
