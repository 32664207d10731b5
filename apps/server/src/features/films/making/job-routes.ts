import {
  cancelJob,
  listJobs,
  montageStages,
  processVideo,
  readJobStatus,
  retryJob,
  type VideoJob,
  watchJob,
} from '@armoni/contract/montage';
import { texts } from '@armoni/contract/texts';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { idempotencyKeyOf } from '../../../platform/http/routing/idempotency-key.ts';
import { type CallOf, registerRoute } from '../../../platform/http/routing/register-route.ts';
import { isUnderWay, type Job, type JobQueue } from '../../../platform/queue/job-queue.ts';
import type { AddressOf } from '../../../platform/storage/media-addresses.ts';
import { type FilmResult, type FilmWish, filmJob } from '../film-job.ts';
import { filmTexts } from '../texts.ts';
import type { RequestFilm } from './request-film.ts';
import { workOnTheWire } from './work-on-the-wire.ts';

export type FilmJobRoutesDependencies = {
  readonly queue: JobQueue;
  readonly requestFilm: RequestFilm;
  readonly addressOf: AddressOf;
  readonly clock: () => number;
};

const dayMs = 24 * 60 * 60 * 1000;

export function registerFilmJobRoutes(
  app: FastifyInstance,
  dependencies: FilmJobRoutesDependencies,
): void {
  const { queue, addressOf } = dependencies;
  const found = (job: FilmJob | null) => {
    if (!job) throw new ApiFailure('not_found');
    return videoJobFrom(job, addressOf);
  };
  registerRoute(app, processVideo, (call) => request(dependencies, call));
  registerRoute(app, readJobStatus, async ({ params, user }) =>
    found(await queue.find(user.id, filmJob, params.id)),
  );
  registerRoute(
    app,
    watchJob,
    async ({ params, user }) => {
      const followed = await queue.follow(user.id, filmJob, params.id);
      if (!followed) throw new ApiFailure('not_found');
      return workOnTheWire(followed);
    },
    { perMinute: 120 },
  );
  registerRoute(app, listJobs, async ({ user }) => ({
    jobs: await recentVideoJobs(dependencies, user.id),
  }));
  registerRoute(app, cancelJob, async ({ params, user }) =>
    found(await queue.cancel(user.id, filmJob, params.id)),
  );
  registerRoute(app, retryJob, async ({ params, user }) =>
    found(await queue.retry(user.id, filmJob, params.id)),
  );
}

async function request(
  { requestFilm }: FilmJobRoutesDependencies,
  { body, user, request: call }: CallOf<typeof processVideo>,
) {
  const outcome = await requestFilm(user.id, body, {
    idempotencyKey: idempotencyKeyOf(call),
    ownOrigin: `${call.protocol}://${call.host}`,
  });
  if (outcome.ok) return { job_id: outcome.jobId };
  if (outcome.reason === 'not-found') throw new ApiFailure('not_found');
  if (outcome.reason === 'idempotency-mismatch') throw new ApiFailure('idempotency_mismatch');
  if (outcome.reason === 'invalid-corrections') throw new ApiFailure('invalid_param');
  throw new ApiFailure('invalid_param', filmTexts.invalidAudioUrl);
}

type FilmJob = Job<FilmWish, FilmResult>;

/** What is under way, and what ended within a day. */
export async function recentVideoJobs(
  { queue, addressOf, clock }: Pick<FilmJobRoutesDependencies, 'queue' | 'addressOf' | 'clock'>,
  ownerId: string,
): Promise<VideoJob[]> {
  const jobs = await queue.list(ownerId, filmJob, { endedAfter: clock() - dayMs });
  return jobs.map((job) => videoJobFrom(job, addressOf));
}

/** A film job in the words of the wire. */
export function videoJobFrom(job: FilmJob, addressOf: AddressOf): VideoJob {
  const { result } = job;
  const failure = job.errorMessage ?? texts.videoProcessingFailed;
  return {
    job_id: job.id,
    status: job.status,
    video_url: result ? addressOf(result.videoKey) : null,
    error_message: job.status === 'failed' ? failure : null,
    waiting_message: isUnderWay(job) ? job.errorMessage : null,
    percent: job.percent,
    stage: montageStages.find((stage) => stage === job.stage) ?? null,
    notes: [...(result?.notes ?? [])],
    created_at: new Date(job.createdAt).toISOString(),
    video_id: result?.videoId ?? null,
    recut_of: job.payload.recut?.filmId ?? null,
    reading: result?.reading ?? null,
  };
}
