import { attemptSeconds, jobFailures, stageSeconds } from '../metrics/process-metrics.ts';
import { openSpan, within } from '../tracing/tracing.ts';
import type { HandlerOutcome } from './job-handler.ts';
import type { JobProgress, Lease } from './job-queue.ts';

type Stage = { readonly name: string; readonly startedAt: number };

/** Measures one try at a job: its stages as they are reported, and what came of it. */
export function meterAttempt({ kind, attempt, jobId, trace }: Metered) {
  const startedAt = performance.now();
  const span = openSpan(`job ${kind}`, {
    kind: 'consumer',
    parent: trace,
    attributes: { 'armoni.job.id': jobId, 'armoni.job.attempt': attempt },
  });
  // What runs within a stage is shown beneath it.
  const scope = span && { span };
  let stage: Stage | null = null;
  const endStage = () => {
    if (stage) stageSeconds.labels(kind, stage.name).observe(secondsSince(stage.startedAt));
    if (scope && scope.span !== span) scope.span.end();
    if (scope) scope.span = span;
    stage = null;
  };
  return {
    within: <T>(work: () => T): T => within(scope, work),
    report(progress: JobProgress): void {
      if (progress.stage === (stage?.name ?? null)) return;
      endStage();
      if (!progress.stage) return;
      stage = { name: progress.stage, startedAt: performance.now() };
      const opened = openSpan(`stage ${progress.stage}`, { parent: span?.traceparent });
      if (scope && opened) scope.span = opened;
    },
    end(outcome: HandlerOutcome, isStopped: boolean): void {
      endStage();
      const cause = isStopped ? 'stopped' : causeOf(outcome);
      span?.set({ 'armoni.job.outcome': cause });
      if (cause !== 'done' && cause !== 'stopped') span?.fail(cause);
      span?.end();
      attemptSeconds.labels(kind, cause).observe(secondsSince(startedAt));
      if (!outcome.ok && !isStopped) jobFailures.labels(kind, cause).inc();
    },
  };
}

type Metered = Pick<Lease, 'kind' | 'attempt' | 'jobId' | 'trace'>;

/** A studio's fault by its name; of the rest, whether the work is to blame or its material. */
function causeOf(outcome: HandlerOutcome): string {
  if (outcome.ok) return 'done';
  if (outcome.waitsFor) return outcome.waitsFor;
  if (outcome.isCrash) return 'crash';
  return outcome.canRetry ? 'unexpected' : 'refused';
}

const secondsSince = (at: number) => (performance.now() - at) / 1000;
