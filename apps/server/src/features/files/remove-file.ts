import type { Storage } from '../../platform/storage/storage.ts';
import type { FileRecord, FileRepository } from './ports.ts';

type Dependencies = { readonly files: FileRepository; readonly storage: Storage };

/** Row first: the sweep removes what has none. */
export async function removeFile(
  { files, storage }: Dependencies,
  { ownerId, id, key, thumbnailKey }: Pick<FileRecord, 'ownerId' | 'id' | 'key' | 'thumbnailKey'>,
): Promise<void> {
  await files.remove(ownerId, id);
  await storage.remove(key);
  if (thumbnailKey !== null) await storage.remove(thumbnailKey);
}
