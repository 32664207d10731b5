import { ApiFailure } from '../http/routing/api-failure.ts';
import { databaseFaultOf } from './database-fault.ts';
import { GoneError } from './gone.ts';

/** What a database error means to a caller of the API; `undefined` for mistakes of ours. */
export function explainDatabaseError(error: unknown): ApiFailure | undefined {
  if (error instanceof GoneError) {
    const code = error.what === 'owner' ? 'unauthorized' : 'not_found';
    return new ApiFailure(code, undefined, { cause: error });
  }
  switch (databaseFaultOf(error)) {
    case 'unavailable':
      return new ApiFailure('unavailable', undefined, { cause: error });
    case 'full':
      return new ApiFailure('storage_full', undefined, { cause: error });
    case 'duplicate':
      return new ApiFailure('conflict', undefined, { cause: error });
    case 'unstorable':
      return new ApiFailure('invalid_param', undefined, { cause: error });
    default:
      return undefined;
  }
}
