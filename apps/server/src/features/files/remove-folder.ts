import type { Storage } from '../../platform/storage/storage.ts';
import { ownerSegment } from '../../platform/storage/storage-key.ts';
import type { FileRepository } from './ports.ts';
import { removeFile } from './remove-file.ts';

type Parts = { readonly files: FileRepository; readonly storage: Storage };

/** Removes every file of one folder of a person. */
export function makeRemoveFolder(parts: Parts) {
  return async (ownerId: string, below: string): Promise<void> => {
    const folder = `${ownerSegment(ownerId)}/${below}`;
    for (const file of await parts.files.listFolder(ownerId, folder)) await removeFile(parts, file);
  };
}
