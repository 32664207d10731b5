import {
  cancelJob,
  listJobs,
  montageStages,
  processVideo,
  readJobStatus,
  retryJob,
  type VideoJob,
} from '@armoni/contract/montage';
import { texts } from '@armoni/contract/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { type CallOf, registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { Job, JobQueue } from '../../../platform/queue/job-queue.ts';
import { type MontageResult, montageKind } from '../ports.ts';
import { montageTexts } from '../texts.ts';
import type { AskForFilm } from './request-film.ts';

export type MontageRoutesParts = {
  readonly queue: JobQueue;
  readonly askForFilm: AskForFilm;
  readonly mediaHost: string;
  readonly clock: () => number;
};

const dayMs = 24 * 60 * 60 * 1000;

export function registerMontageRoutes(app: FastifyInstance, parts: MontageRoutesParts): void {
  const { queue, mediaHost } = parts;
  const found = (job: Job | null) => {
    if (!job) throw new ApiFailure('not_found');
    return videoJobFrom(job, mediaHost);
  };
  registerRoute(app, processVideo, (call) => ask(parts, call));
  registerRoute(app, readJobStatus, async ({ params, user }) =>
    found(await queue.find(user.id, montageKind, params.id)),
  );
  registerRoute(app, listJobs, async ({ user }) => {
    const endedAfter = parts.clock() - dayMs;
    const jobs = await queue.list(user.id, montageKind, { endedAfter });
    return { jobs: jobs.map((job) => videoJobFrom(job, mediaHost)) };
  });
  registerRoute(app, cancelJob, async ({ params, user }) =>
    found(await queue.cancel(user.id, montageKind, params.id)),
  );
  registerRoute(app, retryJob, async ({ params, user }) =>
    found(await queue.retry(user.id, montageKind, params.id)),
  );
}

async function ask(
  { askForFilm }: MontageRoutesParts,
  { body, user, request }: CallOf<typeof processVideo>,
) {
  const outcome = await askForFilm(user.id, body, {
    idempotencyKey: idempotencyKeyOf(request),
    ownOrigin: `${request.protocol}://${request.host}`,
  });
  if (outcome.ok) return { job_id: outcome.jobId };
  if (outcome.reason === 'not-found') throw new ApiFailure('not_found');
  if (outcome.reason === 'idempotency-mismatch') throw new ApiFailure('idempotency_mismatch');
  throw new ApiFailure('invalid_param', montageTexts.invalidAudioUrl);
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiFailure('invalid_param', montageTexts.invalidIdempotencyKey);
}

export function videoJobFrom(job: Job, mediaHost: string): VideoJob {
  const result = job.result as MontageResult | null;
  const failure = job.errorMessage ?? texts.videoProcessingFailed;
  return {
    job_id: job.id,
    status: job.status,
    video_url: result ? `${mediaHost}/${result.videoKey}` : null,
    error_message: job.status === 'failed' ? failure : null,
    percent: job.percent,
    stage: montageStages.find((stage) => stage === job.stage) ?? null,
    notes: [...(result?.notes ?? [])],
    created_at: new Date(job.createdAt).toISOString(),
    video_id: result?.videoId ?? null,
  };
}
