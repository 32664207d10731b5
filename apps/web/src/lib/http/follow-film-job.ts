import { readJobStatus, type VideoJob } from '@armoni/contract/montage';
import { wait } from '../browser/wait.ts';
import { call } from './api.ts';

/** A change takes seconds: asked for more often than a first film, which takes minutes. */
const pollMs = 2000;

/** Follows a job to its end; null when the signal aborts. A lost answer is asked for again. */
export async function followFilmJob(
  jobId: string,
  options: { readonly signal: AbortSignal; readonly onSeen: (job: VideoJob) => void },
): Promise<VideoJob | null> {
  const { signal, onSeen } = options;
  while (!signal.aborted) {
    const job = await call(readJobStatus, { params: { id: jobId }, signal }).catch(() => null);
    if (signal.aborted) return null;
    if (job && job.status !== 'queued' && job.status !== 'processing') return job;
    if (job) onSeen(job);
    await wait(pollMs, signal);
  }
  return null;
}
