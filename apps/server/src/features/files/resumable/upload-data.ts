import { jsonArray } from '../../../platform/json/json-pieces.ts';
import type { UploadRepository } from '../ports.ts';
import type { ResumableUploads } from './resumable-uploads.ts';

/** What this feature keeps of a person: what of their files has arrived so far. */
export function uploadData(
  uploads: Pick<UploadRepository, 'list'>,
  { eraseOf }: Pick<ResumableUploads, 'eraseOf'>,
) {
  return {
    name: 'uploads',
    exportOf: (ownerId: string) => jsonArray(exported(uploads, ownerId)),
    eraseOf,
  };
}

async function* exported(uploads: Pick<UploadRepository, 'list'>, ownerId: string) {
  const open = await uploads.list(ownerId);
  yield open.map(({ id, name, sizeBytes, receivedBytes, createdAt }) => ({
    id,
    name,
    sizeBytes,
    receivedBytes,
    createdAt: new Date(createdAt).toISOString(),
  }));
}
