import { ApiFailure } from '../http/routing/api-failure.ts';
import { InvalidStorageKey, StorageFull, StorageUnavailable } from './storage-errors.ts';

/** What a fault of the storage means for a caller: try again later, in French. */
export function explainStorageError(error: unknown): ApiFailure | undefined {
  if (error instanceof StorageFull)
    return new ApiFailure('storage_full', undefined, { cause: error });
  if (error instanceof StorageUnavailable) {
    return new ApiFailure('unavailable', undefined, { cause: error });
  }
  return error instanceof InvalidStorageKey ? new ApiFailure('not_found') : undefined;
}
