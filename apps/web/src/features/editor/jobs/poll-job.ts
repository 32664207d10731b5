import { limits } from '@armoni/contract/limits';
import type { VideoJob } from '@armoni/contract/montage';
import { texts } from '../texts.ts';

/** What the server said of a job. A `lost` reading got no usable answer; `message` is the error's own text. */
export type JobReading =
  | { readonly status: 'seen'; readonly job: VideoJob }
  | { readonly status: 'lost'; readonly message: string; readonly isFinal: boolean }
  /** The session ended; whoever signs in again finds the job again. */
  | { readonly status: 'signed-out' };

export type JobEnd =
  | { readonly status: 'completed'; readonly filmUrl: string; readonly job: VideoJob }
  | { readonly status: 'failed'; readonly message: string }
  /** Polling gave up; the job itself may still be running. */
  | { readonly status: 'timed-out'; readonly message: string }
  | { readonly status: 'cancelled' };

type Following = {
  readonly readStatus: (jobId: string, signal: AbortSignal) => Promise<JobReading>;
  /** Rejects or resolves at once when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onSeen: (job: VideoJob) => void;
};

/**
 * Polls a job to its end, every 5 s and 360 times at most. Answers `stopped` when the signal
 * aborts or the session ends. A lost reading counts as a try.
 */
export async function pollJob(
  jobId: string,
  { readStatus, wait, signal, onSeen }: Following,
): Promise<JobEnd | { readonly status: 'stopped' }> {
  for (let attempt = 1; attempt <= limits.jobPollAttempts; attempt += 1) {
    const answer = await readStatus(jobId, signal);
    if (signal.aborted || answer.status === 'signed-out') return { status: 'stopped' };
    const end = endOf(answer);
    if (end) return end;
    if (answer.status === 'seen') onSeen(answer.job);
    if (attempt < limits.jobPollAttempts) await wait(limits.jobPollIntervalMs, signal);
    if (signal.aborted) return { status: 'stopped' };
  }
  return { status: 'timed-out', message: texts.errors.jobTimeout };
}

/** How the job ended according to one reading; undefined means keep waiting. */
export function endOf(reading: Exclude<JobReading, { status: 'signed-out' }>): JobEnd | undefined {
  if (reading.status === 'lost') {
    return mayBeRetried(reading) ? undefined : { status: 'failed', message: reading.message };
  }
  const { job } = reading;
  switch (job.status) {
    case 'completed':
      return job.video_url
        ? { status: 'completed', filmUrl: job.video_url, job }
        : { status: 'failed', message: texts.errors.jobWithoutUrl };
    case 'failed':
      return { status: 'failed', message: job.error_message || texts.errors.jobFailed };
    case 'cancelled':
      return { status: 'cancelled' };
    default:
      return undefined;
  }
}

/** Network errors pass, unless their text says that the job itself is gone or broken. */
function mayBeRetried(reading: Extract<JobReading, { status: 'lost' }>): boolean {
  if (reading.isFinal) return false;
  return !reading.message.includes(texts.errors.jobNotFound) && !reading.message.includes('failed');
}
