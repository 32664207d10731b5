import { ApiError } from '../../../lib/http/api-error.ts';
import { explainFailure, type FieldFailure, type KnownFailures } from '../explain-failure.ts';
import { texts } from './texts.ts';

const codeFailures: KnownFailures = {
  INVALID_CODE: { field: 'code', text: texts.codeWrong },
  INVALID_BACKUP_CODE: { field: 'code', text: texts.recoveryWrong },
  ACCOUNT_TEMPORARILY_LOCKED: { field: 'form', text: texts.locked },
  SECOND_FACTOR_UNREADABLE: { field: 'form', text: texts.unreadable },
};

/** Why a code was refused, beside its field. */
export const explainCode = (error: unknown): FieldFailure => explainFailure(error, codeFailures);

const ends: Readonly<Record<string, string>> = {
  INVALID_TWO_FACTOR_COOKIE: texts.expired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: texts.tooManyCodes,
};

/** Why no further code helps and the password is asked for again; undefined while one may. */
export function endOfCodes(error: unknown): string | undefined {
  return error instanceof ApiError ? ends[error.code] : undefined;
}
