import {
  cancelJob,
  listJobs,
  processVideo,
  readJobStatus,
  retryJob,
} from '@armoni/contract/montage';
import { call } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { texts } from '../texts.ts';
import type { FilmJobService, SubmitAnswer } from './film-jobs.ts';
import type { JobReading } from './poll-job.ts';

/** The film jobs of whoever is signed in. */
export const filmJobService: FilmJobService = {
  async submit(body, idempotencyKey) {
    try {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const { job_id } = await call(processVideo, { body, headers });
      return { status: 'ok', jobId: job_id };
    } catch (error) {
      return refusalOf(error);
    }
  },
  async readStatus(jobId, signal) {
    try {
      return { status: 'seen', job: await call(readJobStatus, { params: { id: jobId }, signal }) };
    } catch (error) {
      return lostReading(error);
    }
  },
  list: async () => (await orNull(call(listJobs)))?.jobs ?? null,
  cancel: (jobId) => orNull(call(cancelJob, { params: { id: jobId } })),
  retry: (jobId) => orNull(call(retryJob, { params: { id: jobId } })),
};

function refusalOf(error: unknown): SubmitAnswer {
  // A busy or failing server may take the same request a moment later.
  if (!(error instanceof ApiError) || isPassing(error)) return { status: 'unreachable' };
  return { status: 'refused', message: error.message };
}

/** A reading that found no job says so in the words that end the polling. */
export function lostReading(error: unknown): JobReading {
  if (!(error instanceof ApiError)) {
    return { status: 'lost', message: String(error), isFinal: false };
  }
  if (error.status === 401) return { status: 'signed-out' };
  if (error.status === 404) {
    return { status: 'lost', message: texts.errors.jobNotFound, isFinal: true };
  }
  return { status: 'lost', message: error.message, isFinal: !isPassing(error) };
}

function isPassing({ status }: ApiError): boolean {
  return status >= 500 || status === 408 || status === 429;
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    // The caller says what it could not do; why is in the server's log.
    return null;
  }
}
