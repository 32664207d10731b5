import type { Storage } from '../../platform/storage/storage.ts';
import { ownerSegment } from '../../platform/storage/storage-key.ts';
import type { FileRepository } from './ports.ts';

type Parts = { readonly files: FileRepository; readonly storage: Storage };

/** Removes every file of one folder of a person. Rows first: the sweep removes what has none. */
export function makeRemoveFolder({ files, storage }: Parts) {
  return async (ownerId: string, below: string): Promise<void> => {
    const folder = `${ownerSegment(ownerId)}/${below}`;
    for (const { id, key } of await files.listFolder(ownerId, folder)) {
      await files.remove(ownerId, id);
      await storage.remove(key);
    }
  };
}
