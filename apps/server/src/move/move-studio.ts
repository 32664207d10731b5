import { type Kysely, sql } from 'kysely';
import { isEmpty } from '../backup/postgres/postgres-source.ts';
import { readMark } from '../backup/read-mark.ts';
import { migrateToLatest } from '../platform/database/migrate-to-latest.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { markKey, readStorageMark, writeStorageMark } from '../platform/storage/installation.ts';
import type { KnownKeys } from '../platform/storage/known-keys.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { isMadeKey } from '../platform/storage/storage-key.ts';
import { type MovedObjects, moveObjects } from './move-objects.ts';
import { moveRows, sameRows } from './move-rows.ts';
import { isInUse } from './studio-at-work.ts';

export type Move = {
  readonly from: { readonly database: OpenDatabase; readonly storage: Storage };
  /** What stays where it is, is null. */
  readonly to: {
    readonly database: TargetDatabase | null;
    readonly storage: Storage | null;
  };
  readonly knownKeysOf: (db: Kysely<Database>) => KnownKeys;
  readonly contentTypeOf: (key: string) => string;
  readonly onObject: (count: MovedObjects) => void;
  readonly onRows: () => void;
};

export type TargetDatabase = {
  readonly database: OpenDatabase;
  /** Of the installation whose rows would be replaced; null where there are none. */
  readonly replacedMark: string | null;
  /** Puts what was filled in its place. */
  place(): Promise<void>;
};

export type MoveRefusal =
  | 'at-work'
  | 'never-started'
  | 'other-storage'
  | 'foreign-database'
  | 'foreign-storage'
  | 'older-rows';

export type MoveOutcome =
  | { readonly ok: true; readonly rows: number | null; readonly objects: MovedObjects | null }
  | { readonly ok: false; readonly reason: MoveRefusal };

/**
 * Takes a stopped studio to another database and another store: objects first, rows last, each read
 * back and compared. The old place is left as it is, and a run that was cut short is run again.
 * @throws {DataFolderBusyError} while a studio runs on a data folder
 */
export async function moveStudio(move: Move): Promise<MoveOutcome> {
  const { from, to } = move;
  if (await isInUse(from.database)) return { ok: false, reason: 'at-work' };
  await migrateToLatest(from.database);
  const mark = await readMark(from.database.db);
  const reason = mark === null ? 'never-started' : await refusalFor(move, mark);
  if (reason !== null || mark === null) return { ok: false, reason: reason ?? 'never-started' };
  const objects = to.storage && (await bringObjects(move, to.storage, mark));
  move.onRows();
  const rows = to.database && (await bringRows(from.database, to.database));
  return rows === 'differ' ? { ok: false, reason: 'older-rows' } : { ok: true, rows, objects };
}

async function refusalFor({ from, to }: Move, mark: string): Promise<MoveRefusal | null> {
  if ((await readStorageMark(from.storage)) !== mark) return 'other-storage';
  if (to.database) {
    const { database, replacedMark } = to.database;
    if (await isInUse(database)) return 'at-work';
    if (replacedMark !== null && replacedMark !== mark) return 'foreign-database';
    if (await isForeign(database, mark)) return 'foreign-database';
  }
  return to.storage && (await isForeignStorage(to.storage, mark)) ? 'foreign-storage' : null;
}

async function isForeign({ db, dialect }: OpenDatabase, mark: string): Promise<boolean> {
  if (dialect === 'sqlite' || (await isEmpty(db))) return false;
  const found = await readMark(db).catch(() => null);
  return found !== mark;
}

/** One that carries this mark already was begun by an earlier run. */
async function isForeignStorage(storage: Storage, mark: string): Promise<boolean> {
  const found = await readStorageMark(storage);
  if (found !== null) return found !== mark;
  for await (const { key } of storage.list('')) {
    if (key !== markKey && isMadeKey(key)) return true;
  }
  return false;
}

async function bringObjects(move: Move, to: Storage, mark: string): Promise<MovedObjects> {
  await writeStorageMark(to, mark);
  const { database, storage } = move.from;
  return moveObjects({ ...move, db: database.db, from: storage, to });
}

/** What is there already, whole, need not be brought again. */
async function bringRows(
  from: OpenDatabase,
  { database: to, place }: TargetDatabase,
): Promise<number | 'differ'> {
  if (to.dialect === 'postgres' && !(await isEmpty(to.db))) {
    return (await sameRows({ from, to })) ?? 'differ';
  }
  const rows = await inOneGo(from, to);
  await place();
  return rows;
}

/** Tables and rows together: what is cut short leaves the database empty. */
async function inOneGo(from: OpenDatabase, to: OpenDatabase): Promise<number> {
  // A file that is filled is nobody's before it is put in its place, and may have tables already.
  if (to.dialect === 'sqlite') await migrateToLatest(to);
  return to.db.transaction().execute(async (transaction) => {
    const within = { ...to, db: transaction };
    if (to.dialect === 'postgres') {
      for (const limit of ['idle_in_transaction_session_timeout', 'statement_timeout']) {
        await sql`set local ${sql.raw(limit)} = 0`.execute(transaction);
      }
      await migrateToLatest(within);
    }
    return moveRows({ from, to: within });
  });
}
