import { trainingFolderMark } from '@armoni/contract/models';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownerSegment } from '../../platform/storage/storage-key.ts';
import type { CancelTraining } from './cancel-training.ts';
import type { ModelRecord, ModelStore, TrainingImages } from './ports.ts';

type Parts = {
  readonly models: ModelStore;
  readonly cancelTraining: CancelTraining;
  readonly images: TrainingImages;
  readonly storage: Storage;
};

/** Ends its training, forgets it, and removes what was stored for it alone. False when there was none. */
export function makeDeleteStyle(parts: Parts) {
  return async (ownerId: string, id: number): Promise<boolean> => {
    const { models, storage } = parts;
    const found = await models.find(ownerId, id);
    if (!found) return false;
    await parts.cancelTraining(found);
    const removed = await models.remove(ownerId, id);
    if (!removed) return false;
    for await (const { key } of storage.list(`${ownerSegment(ownerId)}/styles/${found.jobId}-`)) {
      await storage.remove(key);
    }
    await removePictures(parts, removed);
    return true;
  };
}

/** Pictures that were uploaded for a training go with the last style that learned from them. */
async function removePictures(
  { models, images, storage }: Parts,
  { ownerId, imageKeys }: ModelRecord,
): Promise<void> {
  const others = await models.all(ownerId);
  const stillUsed = new Set(others.flatMap((model) => model.imageKeys));
  for (const key of imageKeys.filter((one) => !stillUsed.has(one))) {
    const image = await images.findByKey(ownerId, key);
    const below = image?.folder.split('/')[1] ?? '';
    if (!image || !below.startsWith(trainingFolderMark)) continue;
    await images.remove(ownerId, image.id);
    await storage.remove(key);
    if (image.thumbnailKey !== null) await storage.remove(image.thumbnailKey);
  }
}
