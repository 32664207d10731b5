import { limits } from '@armoni/contract/limits';
import type { CreateModelBody, StyleEngine } from '@armoni/contract/models';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { type FindTrainingPictures, trainingKeys } from './find-training-pictures.ts';
import type { StyleRepository } from './ports.ts';
import { type TrainingWish, trainingJob } from './training-job.ts';

export type RequestTraining = (
  ownerId: string,
  body: CreateModelBody,
  idempotencyKey: string | null,
) => Promise<TrainingRequestOutcome>;

export type TrainingRequestOutcome =
  | { readonly ok: true; readonly modelId: number }
  | {
      readonly ok: false;
      readonly reason: 'not-found' | 'wrong-type' | 'too-few-images' | 'idempotency-mismatch';
    };

type Dependencies = {
  readonly queue: JobQueue;
  readonly styles: StyleRepository;
  readonly findPictures: FindTrainingPictures;
  readonly engine: StyleEngine;
};

/** Takes a training on: every picture must be the caller's own, all or nothing. */
export function makeRequestTraining({
  queue,
  styles,
  findPictures,
  engine,
}: Dependencies): RequestTraining {
  return async (ownerId, body, idempotencyKey) => {
    const imageKeys = trainingKeys(ownerId, body.image_urls);
    if (!imageKeys) return { ok: false, reason: 'not-found' };
    if (imageKeys.length < limits.trainingImagesMinimum) {
      return { ok: false, reason: 'too-few-images' };
    }
    const triggerWord = body.trigger_word || null;
    const payload: TrainingWish = { name: body.name, triggerWord, imageKeys };
    const request = { ownerId, job: trainingJob, payload, idempotencyKey };
    // A repeated request gets its answer even when its pictures are gone by now.
    const earlier = await queue.recall(request);
    if (!earlier) {
      const found = await findPictures(ownerId, imageKeys);
      if (!found.ok) return found;
    }
    const outcome = earlier ?? (await queue.enqueue(request));
    if (!outcome.ok) return outcome;
    const { id: jobId, createdAt } = outcome.job;
    return {
      ok: true,
      modelId: await styles.ensure({ ...payload, ownerId, jobId, engine, createdAt }),
    };
  };
}
