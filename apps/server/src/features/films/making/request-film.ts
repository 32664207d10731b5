import type { ProcessVideoBody } from '@armoni/contract/montage';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { chooseMusic, type MusicAddresses } from '../choose-music.ts';
import { type FilmWish, filmJob } from '../film-job.ts';
import type { SourceFiles } from '../ports.ts';
import { parseCorrections } from '../wish/parse-corrections.ts';

export type RequestFilm = (
  ownerId: string,
  body: ProcessVideoBody,
  options: { idempotencyKey: string | null; ownOrigin: string },
) => Promise<FilmRequestOutcome>;

export type FilmRequestOutcome =
  | { readonly ok: true; readonly jobId: string }
  | {
      readonly ok: false;
      readonly reason:
        | 'not-found'
        | 'invalid-audio-url'
        | 'invalid-corrections'
        | 'idempotency-mismatch';
    };

/** Takes a film on: everything it names must be the caller's own, all or nothing. */
export function makeRequestFilm(dependencies: {
  files: SourceFiles;
  queue: JobQueue;
  addresses: MusicAddresses;
}): RequestFilm {
  const { files, queue } = dependencies;
  return async (ownerId, body, { idempotencyKey, ownOrigin }) => {
    const ownOrigins = [...dependencies.addresses.ownOrigins, ownOrigin];
    const music = chooseMusic(body.audio_url, { ...dependencies.addresses, ownOrigins });
    if (!music) return { ok: false, reason: 'invalid-audio-url' };
    const corrections = parseCorrections(body.corrections);
    if (corrections === null) return { ok: false, reason: 'invalid-corrections' };
    const payload: FilmWish = {
      fileIds: body.file_ids,
      instructions: body.instructions,
      music,
      aspectRatio: body.aspect_ratio,
      ...(corrections && { corrections }),
      ...(body.captions && {
        captions: body.captions.filter(({ clip }) => clip <= body.file_ids.length),
      }),
    };
    const request = { ownerId, job: filmJob, payload, idempotencyKey };
    // A repeated request gets its answer even when its files are gone by now.
    const earlier = await queue.recall(request);
    if (!earlier) {
      const isOwn = await files.findAll(ownerId, body.file_ids);
      const hasMusic = music.from !== 'storage' || (await files.findByKey(ownerId, music.key));
      if (!isOwn || !hasMusic) return { ok: false, reason: 'not-found' };
    }
    const outcome = earlier ?? (await queue.enqueue(request));
    return outcome.ok ? { ok: true, jobId: outcome.job.id } : outcome;
  };
}
