import type { Model } from '@armoni/contract/models';
import type { Job, JobQueue } from '../../platform/queue/job-queue.ts';
import {
  type ListedImage,
  type ModelRecord,
  type ModelStore,
  type StyleTrainer,
  type TrainingImages,
  trainingKind,
} from './ports.ts';
import { modelAnswer } from './style-answer.ts';

export type ViewModels = {
  all(ownerId: string): Promise<Model[]>;
  one(ownerId: string, id: number): Promise<Model | null>;
};

type Parts = {
  readonly models: ModelStore;
  readonly queue: JobQueue;
  readonly images: Pick<TrainingImages, 'findListed'>;
  readonly trainer: StyleTrainer;
  readonly mediaHost: string;
};

export function makeViewModels(parts: Parts): ViewModels {
  const { models, queue } = parts;
  return {
    async all(ownerId) {
      const records = await models.all(ownerId);
      if (records.length === 0) return [];
      const jobs = await queue.list(ownerId, trainingKind, { endedAfter: 0 });
      const jobOf = new Map(jobs.map((job) => [job.id, job]));
      const listed = await parts.images.findListed(
        ownerId,
        records.flatMap(({ imageKeys }) => imageKeys),
      );
      return records.map((record) => view(parts, record, jobOf.get(record.jobId) ?? null, listed));
    },
    async one(ownerId, id) {
      const record = await models.find(ownerId, id);
      if (!record) return null;
      const job = await queue.find(ownerId, trainingKind, record.jobId);
      return view(parts, record, job, await parts.images.findListed(ownerId, record.imageKeys));
    },
  };
}

function view(
  { mediaHost, trainer }: Parts,
  record: ModelRecord,
  job: Job | null,
  listed: ReadonlyMap<string, ListedImage>,
): Model {
  const images = record.imageKeys.flatMap((key) => listed.get(key) ?? []);
  return modelAnswer(record, { job, images, mediaHost, trainer });
}
