import { attemptSeconds, jobFailures, stageSeconds } from '../metrics/process-metrics.ts';
import type { HandlerOutcome } from './job-handler.ts';
import type { JobProgress } from './job-queue.ts';

/** Measures one try at a job: its stages as they are reported, and what came of it. */
export function meterAttempt(kind: string) {
  const startedAt = performance.now();
  let stage: { readonly name: string; readonly startedAt: number } | null = null;
  const endStage = () => {
    if (stage) stageSeconds.labels(kind, stage.name).observe(secondsSince(stage.startedAt));
    stage = null;
  };
  return {
    report(progress: JobProgress): void {
      if (progress.stage === (stage?.name ?? null)) return;
      endStage();
      if (progress.stage) stage = { name: progress.stage, startedAt: performance.now() };
    },
    end(outcome: HandlerOutcome, isStopped: boolean): void {
      endStage();
      const cause = isStopped ? 'stopped' : causeOf(outcome);
      attemptSeconds.labels(kind, cause).observe(secondsSince(startedAt));
      if (!outcome.ok && !isStopped) jobFailures.labels(kind, cause).inc();
    },
  };
}

/** A studio's fault by its name; of the rest, whether the work is to blame or its material. */
function causeOf(outcome: HandlerOutcome): string {
  if (outcome.ok) return 'done';
  if (outcome.waitsFor) return outcome.waitsFor;
  if (outcome.isCrash) return 'crash';
  return outcome.canRetry ? 'unexpected' : 'refused';
}

const secondsSince = (at: number) => (performance.now() - at) / 1000;
