import type { BinEntry } from '../../platform/bin/bin-rows.ts';
import type { PromiseJob, TransactionalWrite } from '../../platform/queue/job-queue.ts';
import { attemptsPrefix } from '../../platform/storage/attempt-folders.ts';
import { promiseRemoval } from '../../platform/storage/removal-job.ts';
import { isForTraining, picturesOnlyOf } from './own-pictures.ts';
import type { StoredPictures, StyleRecord, StyleRepository } from './ports.ts';
import { stylesRoom } from './training-job.ts';

type Transaction = Parameters<TransactionalWrite>[0];
type Within = { readonly transaction: Transaction; readonly promise: PromiseJob };

/** What a deletion writes, inside its transaction. */
export type DeletionWrites = {
  readonly styles: Pick<StyleRepository, 'allKept' | 'remove'>;
  readonly pictures: Pick<StoredPictures, 'findKept' | 'remove'>;
};

/** Deletes a style for good, and what was stored for it alone: the rows at once, the bytes as promised. */
export function makeDiscardStyle(writesIn: (transaction: Transaction) => DeletionWrites) {
  return async ({ transaction, promise }: Within, { ownerId, id }: BinEntry): Promise<void> => {
    const writes = writesIn(transaction);
    const removed = await writes.styles.remove(ownerId, Number(id));
    if (!removed) return;
    const keys = await removePictures(writes, removed);
    const prefixes = [attemptsPrefix(stylesRoom, removed)];
    await promiseRemoval(promise, ownerId, { keys, prefixes });
  };
}

/** Pictures that were uploaded for a training go with the last style that learned from them. */
async function removePictures(
  { styles, pictures }: DeletionWrites,
  removed: StyleRecord,
): Promise<string[]> {
  const { ownerId } = removed;
  const gone: string[] = [];
  for (const key of picturesOnlyOf(removed, await styles.allKept(ownerId))) {
    const picture = await pictures.findKept(ownerId, key);
    if (!picture || !isForTraining(picture.folder)) continue;
    await pictures.remove(ownerId, picture.id);
    gone.push(key, ...(picture.thumbnailKey === null ? [] : [picture.thumbnailKey]));
  }
  return gone;
}
