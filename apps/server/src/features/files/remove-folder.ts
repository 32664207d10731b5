import type { Storage } from '../../platform/storage/storage.ts';
import { ownerSegment } from '../../platform/storage/storage-key.ts';
import type { FileRepository } from './ports.ts';
import { removeFile } from './remove-file.ts';

type Dependencies = { readonly files: FileRepository; readonly storage: Storage };

/** Removes every file of one folder of a person. */
export function makeRemoveFolder(dependencies: Dependencies) {
  return async (ownerId: string, below: string): Promise<void> => {
    const folder = `${ownerSegment(ownerId)}/${below}`;
    for (const file of await dependencies.files.listFolder(ownerId, folder))
      await removeFile(dependencies, file);
  };
}
