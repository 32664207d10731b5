import type { Model } from '@armoni/contract/models';
import type { Job, JobQueue } from '../../platform/queue/job-queue.ts';
import type {
  ListedPicture,
  StoredPictures,
  StyleRecord,
  StyleRepository,
  TrainingEngine,
} from './ports.ts';
import { styleAnswer } from './style-answer.ts';
import { trainingJob } from './training-job.ts';

export type ViewStyles = {
  all(ownerId: string): Promise<Model[]>;
  one(ownerId: string, id: number): Promise<Model | null>;
};

type Dependencies = {
  readonly styles: StyleRepository;
  readonly queue: JobQueue;
  readonly pictures: Pick<StoredPictures, 'findListed'>;
  readonly trainingEngine: TrainingEngine;
  readonly mediaHost: string;
};

export function makeViewStyles(dependencies: Dependencies): ViewStyles {
  const { styles, queue } = dependencies;
  return {
    async all(ownerId) {
      const records = await styles.all(ownerId);
      if (records.length === 0) return [];
      const jobs = await queue.list(ownerId, trainingJob, { endedAfter: 0 });
      const jobOf = new Map(jobs.map((job) => [job.id, job]));
      const listed = await dependencies.pictures.findListed(
        ownerId,
        records.flatMap(({ imageKeys }) => imageKeys),
      );
      return records.map((record) =>
        view(dependencies, record, jobOf.get(record.jobId) ?? null, listed),
      );
    },
    async one(ownerId, id) {
      const record = await styles.find(ownerId, id);
      if (!record) return null;
      const job = await queue.find(ownerId, trainingJob, record.jobId);
      return view(
        dependencies,
        record,
        job,
        await dependencies.pictures.findListed(ownerId, record.imageKeys),
      );
    },
  };
}

function view(
  { mediaHost, trainingEngine }: Dependencies,
  record: StyleRecord,
  job: Job | null,
  listed: ReadonlyMap<string, ListedPicture>,
): Model {
  const pictures = record.imageKeys.flatMap((key) => listed.get(key) ?? []);
  return styleAnswer(record, { job, pictures, mediaHost, trainingEngine });
}
