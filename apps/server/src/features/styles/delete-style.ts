import { trainingFolderMark } from '@armoni/contract/models';
import { attemptsPrefix } from '../../platform/storage/attempt-folders.ts';
import { removeAll } from '../../platform/storage/remove-all.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { CancelTraining } from './cancel-training.ts';
import type { StoredPictures, StyleRecord, StyleRepository } from './ports.ts';
import { stylesRoom } from './training-job.ts';

type Dependencies = {
  readonly styles: StyleRepository;
  readonly cancelTraining: CancelTraining;
  readonly pictures: StoredPictures;
  readonly storage: Storage;
};

/** Ends its training, forgets it, and removes what was stored for it alone. False when there was none. */
export function makeDeleteStyle(dependencies: Dependencies) {
  return async (ownerId: string, id: number): Promise<boolean> => {
    const { styles, storage } = dependencies;
    const found = await styles.find(ownerId, id);
    if (!found) return false;
    await dependencies.cancelTraining(found);
    const removed = await styles.remove(ownerId, id);
    if (!removed) return false;
    await removeAll(storage, attemptsPrefix(stylesRoom, found));
    await removePictures(dependencies, removed);
    return true;
  };
}

/** Pictures that were uploaded for a training go with the last style that learned from them. */
async function removePictures(
  { styles, pictures, storage }: Dependencies,
  { ownerId, imageKeys }: StyleRecord,
): Promise<void> {
  const others = await styles.all(ownerId);
  const stillUsed = new Set(others.flatMap((record) => record.imageKeys));
  for (const key of imageKeys.filter((one) => !stillUsed.has(one))) {
    const picture = await pictures.findByKey(ownerId, key);
    const below = picture?.folder.split('/')[1] ?? '';
    if (!picture || !below.startsWith(trainingFolderMark)) continue;
    await pictures.remove(ownerId, picture.id);
    await storage.remove(key);
    if (picture.thumbnailKey !== null) await storage.remove(picture.thumbnailKey);
  }
}
