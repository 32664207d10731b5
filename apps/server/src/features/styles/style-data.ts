import { wholeJson } from '../../platform/json/json-pieces.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { KeptFile } from '../../platform/storage/kept-file.ts';
import type { CancelTraining } from './cancel-training.ts';
import type { StyleRecord, StyleRepository } from './ports.ts';
import { styleTexts } from './texts.ts';
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
    exportOf: (ownerId: string) => wholeJson(dependencies.viewStyles.all(ownerId)),
    filesOf: (ownerId: string) => styleFiles(dependencies.styles.allKept(ownerId)),
    /** Style files and samples lie in the person's own folder, which goes with their files. */
    async eraseOf(ownerId: string) {
      for (const record of await dependencies.styles.allKept(ownerId))
        await dependencies.cancelTraining(record);
      await dependencies.queue.erase(ownerId, trainingJob);
      await dependencies.styles.erase(ownerId);
    },
  };
}

async function* styleFiles(styles: Promise<readonly StyleRecord[]>): AsyncGenerator<KeptFile> {
  for (const { name, samples, stored, createdAt } of await styles) {
    const kept = { folder: styleTexts.archiveFolder(name), sizeBytes: null, createdAt };
    if (stored) yield { ...kept, key: stored.key, name };
    for (const [index, { key }] of samples.entries()) {
      yield { ...kept, key, name: styleTexts.sample(index + 1) };
    }
  }
}
