import { pause } from '../concurrency/retry.ts';
import { ProcessEnded, TaskThrew } from '../processes/open-process.ts';
import { ThreadCrashed } from '../threads/run-in-thread.ts';
import type { HandlerOutcome } from './job-handler.ts';
import type { JobQueue, Lease } from './job-queue.ts';
import { type StudioFault, studioFaultOf } from './studio-fault.ts';
import { queueTexts } from './texts.ts';

/** What an error of a handler means for its job. */
export function outcomeOfError(error: unknown, lease: Lease, maxAttempts: number): HandlerOutcome {
  const waitsFor = studioFaultOf(error);
  if (waitsFor) return { ok: false, waitsFor };
  if (isCrash(error)) {
    const message = queueTexts.crashedTwice;
    return { ok: false, message, canRetry: lease.crashes === 0, isCrash: true };
  }
  const message = queueTexts.unexpected;
  return { ok: false, message, canRetry: lease.attempt < maxAttempts };
}

/** The work itself ended what did it; a process that never began says nothing about the work. */
function isCrash(error: unknown): boolean {
  if (error instanceof ProcessEnded) return error.fault !== 'away';
  return error instanceof ThreadCrashed || error instanceof TaskThrew;
}

type Surroundings = {
  readonly queue: JobQueue;
  readonly pollMs?: number;
  readonly onError: (error: unknown) => void;
};

type End = {
  readonly lease: Lease;
  readonly outcome: HandlerOutcome;
  /** Of the worker: the job is given back. */
  readonly stopping: AbortSignal;
  /** Of the job: it is somebody else's. */
  readonly lost: AbortSignal;
};

/** Writes what became of a job, as soon as the database takes it. */
export async function endJob(surroundings: Surroundings, end: End): Promise<void> {
  const { queue } = surroundings;
  const { lease, outcome, stopping, lost } = end;
  if (outcome.ok) return complete(surroundings, { ...end, outcome });
  if (stopping.aborted) return queue.release(lease);
  if (lost.aborted) return;
  const { waitsFor } = outcome;
  if (waitsFor) await postpone(surroundings, end, waitsFor);
  else await untilWritten(surroundings, stopping, () => queue.fail(lease, outcome));
}

type Completed = End & { readonly outcome: Extract<HandlerOutcome, { ok: true }> };

async function complete(surroundings: Surroundings, end: Completed): Promise<void> {
  const { lease, outcome } = end;
  try {
    const accepted = await surroundings.queue.complete(lease, outcome.result, outcome.write);
    await outcome.afterwards?.(accepted);
  } catch (error) {
    const fault = studioFaultOf(error);
    if (!fault) throw error;
    surroundings.onError(error);
    // The end may have been written all the same: then there is nothing left to postpone.
    await postpone(surroundings, end, fault);
  }
}

/**
 * Pauses of up to five minutes that add up to a day: somebody else's service may have gone for good,
 * and who waits for it wants to know.
 */
const mostWaitsForEngine = 297;
const longestPauseForEngineMs = 5 * 60_000;

function postpone(surroundings: Surroundings, { lease, stopping }: End, fault: StudioFault) {
  const { queue } = surroundings;
  const isEngine = fault === 'engine-away';
  if (isEngine && lease.waits >= mostWaitsForEngine) {
    const failure = { message: queueTexts.awayTooLong, canRetry: false };
    return untilWritten(surroundings, stopping, () => queue.fail(lease, failure));
  }
  const message = queueTexts.waitsFor[fault];
  const longestPauseMs = isEngine ? longestPauseForEngineMs : undefined;
  return untilWritten(surroundings, stopping, () =>
    queue.postpone(lease, message, { longestPauseMs }),
  );
}

/** A database that is away for a moment must not cost the job an attempt. */
async function untilWritten(
  { onError, pollMs = 1000 }: Surroundings,
  stopping: AbortSignal,
  write: () => Promise<boolean>,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (stopping.aborted || !studioFaultOf(error)) throw error;
      onError(error);
      await pause(pollMs);
    }
  }
}
