import * as z from 'zod/mini';
import type { JobDefinition } from './define-job.ts';
import { endJob, outcomeOfError } from './end-job.ts';
import type { JobHandler } from './job-handler.ts';
import type { AnyJob, JobProgress, JobQueue, Lease } from './job-queue.ts';
import { meterAttempt } from './meter-attempt.ts';

export type WorkOptions<Payload, Result> = Lanes & {
  readonly job: JobDefinition<Payload, Result>;
  readonly handler: JobHandler<Payload, Result>;
};

type Lanes = {
  readonly queue: JobQueue;
  readonly concurrency: number;
  readonly maxAttempts?: number;
  readonly heartbeatMs?: number;
  readonly pollMs?: number;
  readonly onError: (error: unknown) => void;
};

/** Works off one kind of job until stopped. `stop` gives running jobs back to the queue. */
export function work<P, R>(options: WorkOptions<P, R>): { stop(): Promise<void> } {
  const { job, handler, concurrency } = options;
  const parsing: JobHandler = async (lease, tools) =>
    handler({ ...lease, payload: z.parse(job.payload, lease.payload) }, tools);
  const stopping = new AbortController();
  const running = { ...options, handler: parsing };
  const lanes = Array.from({ length: concurrency }, () => lane(running, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

type Running = Lanes & { readonly job: AnyJob; readonly handler: JobHandler };

async function lane(options: Running, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const lease = await options.queue.claim(options.job).catch((error) => {
      options.onError(error);
      return null;
    });
    if (!lease) await nextChance(options, stopping);
    else if (stopping.aborted) await options.queue.release(lease).catch(options.onError);
    else await runOne(options, lease, stopping).catch(options.onError);
  }
}

async function runOne(options: Running, lease: Lease, stopping: AbortSignal): Promise<void> {
  const { queue, handler } = options;
  const lost = new AbortController();
  const pulse = keepAlive(options, lease, lost);
  const meter = meterAttempt(lease);
  const report = (progress: JobProgress) => {
    meter.report(progress);
    pulse.report(progress);
  };
  const signal = AbortSignal.any([lost.signal, stopping]);
  const outcome = await meter
    .within(() => handler(lease, { signal, report }))
    .catch((error: unknown) => {
      if (!signal.aborted) options.onError(error);
      return outcomeOfError(error, lease, options.maxAttempts ?? 3);
    });
  meter.end(outcome, signal.aborted);
  await pulse.stop();
  await endJob(options, { lease, outcome, stopping, lost: lost.signal });
  await queue.settle(lease);
}

/** Renews the lease and stores progress until stopped; aborts `lost` when the job is gone. */
function keepAlive(options: Running, lease: Lease, lost: AbortController) {
  const { queue, heartbeatMs = 1000 } = options;
  let progress: JobProgress = { percent: 0, stage: null };
  let beating: Promise<void> | null = null;
  const beat = () => {
    // A database that is away for a moment is no reason to stop: the lease outlasts it.
    beating ??= queue
      .heartbeat(lease, progress)
      .then((isHeld) => {
        if (!isHeld) lost.abort();
      })
      .catch(options.onError)
      .finally(() => {
        beating = null;
      });
  };
  const timer = setInterval(beat, heartbeatMs);
  // One on its way may have left before the end: it is asked once more.
  const forget = queue.onEndedByOwner(lease.jobId, () => void Promise.resolve(beating).then(beat));
  return {
    report: (next: JobProgress) => {
      progress = next;
    },
    async stop() {
      clearInterval(timer);
      forget();
      await beating;
    },
  };
}

/** Resolves when a job may be waiting: at once for jobs of this process, else at the next poll. */
function nextChance({ queue, job, pollMs = 1000 }: Running, stopping: AbortSignal) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      forget();
      stopping.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, pollMs);
    const forget = queue.onAvailable(job, done);
    stopping.addEventListener('abort', done, { once: true });
    if (stopping.aborted) done();
  });
}
