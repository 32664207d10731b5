import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { CancelTraining } from './cancel-training.ts';
import { type ModelStore, trainingKind } from './ports.ts';
import type { ViewModels } from './view-styles.ts';

/** What this feature keeps of a person: their styles and the trainings under way. */
export function styleData(parts: {
  models: ModelStore;
  queue: JobQueue;
  viewModels: ViewModels;
  cancelTraining: CancelTraining;
}) {
  return {
    name: 'styles',
    exportOf: (ownerId: string) => parts.viewModels.all(ownerId),
    /** Style files and samples lie in the person's own folder, which goes with their files. */
    async eraseOf(ownerId: string) {
      for (const model of await parts.models.all(ownerId)) await parts.cancelTraining(model);
      await parts.queue.erase(ownerId, trainingKind);
      await parts.models.erase(ownerId);
    },
  };
}
