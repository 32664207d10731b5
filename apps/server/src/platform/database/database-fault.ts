import { ReaderLostError } from './sqlite-readers.ts';

/**
 * What an error of the database means for a caller, the same on both databases:
 * `duplicate` a unique key exists, `unavailable` try again soon, `full` no space left.
 * `unstorable` a text that no row can hold.
 * `undefined`: not an expected fault, most likely a mistake of ours.
 */
export type DatabaseFault = 'duplicate' | 'unavailable' | 'full' | 'unstorable';

export function databaseFaultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ReaderLostError) return 'unavailable';
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  // The code of an aborted call is a number, and no database's.
  if (code !== undefined && typeof code !== 'string') return undefined;
  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined) return sqliteFault(errcode);
  if (code !== undefined && postgresFaults[code]) return postgresFaults[code];
  if (code?.startsWith('08')) return 'unavailable';
  return lostConnection.test(error.message) ? 'unavailable' : undefined;
}

export const isDuplicateKey = (error: unknown) => databaseFaultOf(error) === 'duplicate';

// https://www.sqlite.org/rescode.html; the low byte is the primary code.
function sqliteFault(errcode: number): DatabaseFault | undefined {
  if (errcode === 1555 || errcode === 2067) return 'duplicate';
  const primary = errcode & 0xff;
  if (primary === 13) return 'full';
  // busy, locked, read-only, I/O, cannot open
  return [5, 6, 8, 10, 14].includes(primary) ? 'unavailable' : undefined;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html and Node's network errors.
const postgresFaults: Record<string, DatabaseFault> = {
  '23505': 'duplicate',
  // PostgreSQL keeps no NUL character in a text.
  '22021': 'unstorable',
  '53100': 'full',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '25006': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOTFOUND: 'unavailable',
  EHOSTUNREACH: 'unavailable',
};

// pg throws plain errors for these.
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;
