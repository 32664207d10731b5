import { jsonArray } from '../../platform/json/json-pieces.ts';
import type { KeptFile } from '../../platform/storage/kept-file.ts';
import { removeAllOf } from '../../platform/storage/remove-all.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FileRecord, FileRepository } from './ports.ts';
import { fileTexts } from './texts.ts';

/** What this feature keeps of a person: their uploads, rows and bytes. */
export function fileData(dependencies: {
  files: FileRepository;
  storage: Storage;
  mediaHost: string;
}) {
  const { files, storage, mediaHost } = dependencies;
  return {
    name: 'files',
    exportOf: (ownerId: string) => jsonArray(exported(files.slices(ownerId), mediaHost)),
    filesOf: (ownerId: string) => keptFiles(files.slices(ownerId)),
    /** Everything under the person's own folder goes, whoever of the features put it there. */
    async eraseOf(ownerId: string) {
      await files.erase(ownerId);
      await removeAllOf(storage, ownerId);
    },
  };
}

type Slices = AsyncIterable<readonly FileRecord[]>;

async function* exported(slices: Slices, mediaHost: string) {
  for await (const slice of slices) {
    yield slice.map(({ id, folder, name, key, sizeBytes, mimeType, sha256, createdAt }) => ({
      id,
      folder,
      name,
      url: `${mediaHost}/${key}`,
      sizeBytes,
      mimeType,
      sha256,
      createdAt: new Date(createdAt).toISOString(),
    }));
  }
}

async function* keptFiles(slices: Slices): AsyncGenerator<KeptFile> {
  for await (const slice of slices) {
    for (const { key, kind, name, sizeBytes, createdAt } of slice) {
      yield { key, folder: fileTexts.archiveFolders[kind], name, sizeBytes, createdAt };
    }
  }
}
