import type { ProcessVideoBody } from '@armoni/contract/montage';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { chooseMusic, type MusicAddresses } from '../choose-music.ts';
import { type MontageFiles, type MontagePayload, montageKind } from '../ports.ts';

export type AskForFilm = (
  ownerId: string,
  body: ProcessVideoBody,
  options: { idempotencyKey: string | null; ownOrigin: string },
) => Promise<AskOutcome>;

export type AskOutcome =
  | { readonly ok: true; readonly jobId: string }
  | {
      readonly ok: false;
      readonly reason: 'not-found' | 'invalid-audio-url' | 'idempotency-mismatch';
    };

/** Takes a film on: everything it names must be the caller's own, all or nothing. */
export function makeAskForFilm(parts: {
  files: MontageFiles;
  queue: JobQueue;
  addresses: MusicAddresses;
}): AskForFilm {
  const { files, queue } = parts;
  return async (ownerId, body, { idempotencyKey, ownOrigin }) => {
    const ownOrigins = [...parts.addresses.ownOrigins, ownOrigin];
    const music = chooseMusic(body.audio_url, { ...parts.addresses, ownOrigins });
    if (!music) return { ok: false, reason: 'invalid-audio-url' };
    const payload: MontagePayload = {
      fileIds: body.file_ids,
      instructions: body.instructions,
      music,
      aspectRatio: body.aspect_ratio,
    };
    const request = { ownerId, kind: montageKind, payload, idempotencyKey };
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
