import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { CancelTraining } from './cancel-training.ts';
import type { StyleRepository } from './ports.ts';
import { trainingJob } from './training-job.ts';
import type { ViewStyles } from './view-styles.ts';

/** What this feature keeps of a person: their styles and the trainings under way. */
export function styleData(dependencies: {
  styles: StyleRepository;
  queue: JobQueue;
  viewStyles: ViewStyles;
  cancelTraining: CancelTraining;
}) {
  return {
    name: 'styles',
    exportOf: (ownerId: string) => dependencies.viewStyles.all(ownerId),
    /** Style files and samples lie in the person's own folder, which goes with their files. */
    async eraseOf(ownerId: string) {
      for (const record of await dependencies.styles.all(ownerId))
        await dependencies.cancelTraining(record);
      await dependencies.queue.erase(ownerId, trainingJob);
      await dependencies.styles.erase(ownerId);
    },
  };
}
