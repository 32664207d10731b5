import { putInBin } from '../../platform/bin/bin-rows.ts';
import { putFilesInBin } from '../../platform/bin/binned-files.ts';
import type { JobQueue, TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { CancelTraining } from './cancel-training.ts';
import { isForTraining, picturesOnlyOf } from './own-pictures.ts';
import type { StoredPictures, StyleRecord, StyleRepository } from './ports.ts';

type Transaction = Parameters<TransactionalWrite>[0];

/** What a deletion reads, inside its transaction. */
export type DeletionReads = {
  readonly styles: Pick<StyleRepository, 'all'>;
  readonly pictures: Pick<StoredPictures, 'findByKey'>;
};

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly styles: Pick<StyleRepository, 'find'>;
  readonly cancelTraining: CancelTraining;
  readonly readsIn: (transaction: Transaction) => DeletionReads;
  readonly clock: () => number;
};

/**
 * Ends its training, and throws the style into the bin with the pictures that were uploaded for it
 * alone. Doing so again is no error while it lies there. False when there was none.
 */
export function makeDeleteStyle(dependencies: Dependencies) {
  const { queue, styles, cancelTraining, readsIn, clock } = dependencies;
  return async (ownerId: string, id: number): Promise<boolean> => {
    const found = await styles.find(ownerId, id);
    if (found) await cancelTraining(found);
    const entry = { kind: 'style', ownerId, id: String(id) } as const;
    return queue.transact(async (transaction) => {
      const now = clock();
      if (!(await putInBin(transaction, entry, now))) return false;
      if (!found) return true;
      const keys = await trainingPicturesOf(found, readsIn(transaction));
      await putFilesInBin(transaction, entry, { files: { keys }, now });
      return true;
    });
  };
}

/** Pictures of two styles stay where they are shown until the second is thrown away. */
async function trainingPicturesOf(
  style: StyleRecord,
  { styles, pictures }: DeletionReads,
): Promise<string[]> {
  const keys: string[] = [];
  for (const key of picturesOnlyOf(style, await styles.all(style.ownerId))) {
    const picture = await pictures.findByKey(style.ownerId, key);
    if (picture && isForTraining(picture.folder)) keys.push(key);
  }
  return keys;
}
