import { trainingFolderMark } from '@armoni/contract/models';
import type { JobQueue, TransactionalWrite } from '../../platform/queue/job-queue.ts';
import { attemptsPrefix } from '../../platform/storage/attempt-folders.ts';
import { promiseRemoval } from '../../platform/storage/removal-job.ts';
import type { CancelTraining } from './cancel-training.ts';
import type { StoredPictures, StyleRecord, StyleRepository } from './ports.ts';
import { stylesRoom } from './training-job.ts';

/** What a deletion writes, inside its transaction. */
export type DeletionWrites = {
  readonly styles: Pick<StyleRepository, 'all' | 'remove'>;
  readonly pictures: Pick<StoredPictures, 'findByKey' | 'remove'>;
};

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly styles: Pick<StyleRepository, 'find'>;
  readonly cancelTraining: CancelTraining;
  readonly writesIn: (transaction: Parameters<TransactionalWrite>[0]) => DeletionWrites;
};

/**
 * Ends its training, forgets it, and removes what was stored for it alone: the rows at once, the
 * bytes as promised. False when there was none.
 */
export function makeDeleteStyle({ queue, styles, cancelTraining, writesIn }: Dependencies) {
  return async (ownerId: string, id: number): Promise<boolean> => {
    const found = await styles.find(ownerId, id);
    if (!found) return false;
    await cancelTraining(found);
    return queue.transact(async (transaction, promise) => {
      const writes = writesIn(transaction);
      const removed = await writes.styles.remove(ownerId, id);
      if (!removed) return false;
      const keys = await removePictures(writes, removed);
      const prefixes = [attemptsPrefix(stylesRoom, removed)];
      await promiseRemoval(promise, ownerId, { keys, prefixes });
      return true;
    });
  };
}

/** Pictures that were uploaded for a training go with the last style that learned from them. */
async function removePictures(
  { styles, pictures }: DeletionWrites,
  { ownerId, imageKeys }: StyleRecord,
): Promise<string[]> {
  const others = await styles.all(ownerId);
  const stillUsed = new Set(others.flatMap((record) => record.imageKeys));
  const gone: string[] = [];
  for (const key of imageKeys.filter((one) => !stillUsed.has(one))) {
    const picture = await pictures.findByKey(ownerId, key);
    const below = picture?.folder.split('/')[1] ?? '';
    if (!picture || !below.startsWith(trainingFolderMark)) continue;
    await pictures.remove(ownerId, picture.id);
    gone.push(key, ...(picture.thumbnailKey === null ? [] : [picture.thumbnailKey]));
  }
  return gone;
}
