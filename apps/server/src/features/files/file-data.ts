import { removeAllOf } from '../../platform/storage/remove-all.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FileRepository } from './ports.ts';

/** What this feature keeps of a person: their uploads, rows and bytes. */
export function fileData(dependencies: {
  files: FileRepository;
  storage: Storage;
  mediaHost: string;
}) {
  return {
    name: 'files',
    async exportOf(ownerId: string) {
      const files = await dependencies.files.all(ownerId);
      return files.map(({ id, folder, name, key, sizeBytes, mimeType, sha256, createdAt }) => ({
        id,
        folder,
        name,
        url: `${dependencies.mediaHost}/${key}`,
        sizeBytes,
        mimeType,
        sha256,
        createdAt: new Date(createdAt).toISOString(),
      }));
    },
    /** Everything under the person's own folder goes, whoever of the features put it there. */
    async eraseOf(ownerId: string) {
      await dependencies.files.erase(ownerId);
      await removeAllOf(dependencies.storage, ownerId);
    },
  };
}
