import * as z from 'zod/mini';
import type { JobDefinition } from './define-job.ts';
import type {
  AnyJob,
  JobFailure,
  JobProgress,
  JobQueue,
  Lease,
  TransactionalWrite,
} from './job-queue.ts';
import { queueTexts } from './texts.ts';

/** What a handler did. Its own rows are written together with the end of the job. */
export type HandlerOutcome<Result = unknown> =
  | {
      readonly ok: true;
      readonly result: Result;
      readonly write: TransactionalWrite;
      /** After the end; `accepted` is false when the job had been lost or cancelled meanwhile. */
      readonly afterwards?: (accepted: boolean) => Promise<void>;
    }
  | ({ readonly ok: false } & JobFailure);

export type HandlerTools = {
  /** Aborts when the job is cancelled or lost, and when the server stops. */
  readonly signal: AbortSignal;
  report(progress: JobProgress): void;
};

export type JobHandler<Payload = unknown, Result = unknown> = (
  lease: Lease<Payload>,
  tools: HandlerTools,
) => Promise<HandlerOutcome<Result>>;

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
  const signal = AbortSignal.any([lost.signal, stopping]);
  const outcome = await handler(lease, { signal, report: pulse.report }).catch((error: unknown) => {
    if (!signal.aborted) options.onError(error);
    const isLast = lease.attempt >= (options.maxAttempts ?? 3);
    return { ok: false as const, message: queueTexts.unexpected, canRetry: !isLast };
  });
  await pulse.stop();
  if (outcome.ok) {
    const accepted = await queue.complete(lease, outcome.result, outcome.write);
    await outcome.afterwards?.(accepted);
  } else if (stopping.aborted) await queue.release(lease);
  else if (!lost.signal.aborted) await queue.fail(lease, outcome);
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
  return {
    report: (next: JobProgress) => {
      progress = next;
    },
    async stop() {
      clearInterval(timer);
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
