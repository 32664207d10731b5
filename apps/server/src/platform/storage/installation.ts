import { text } from 'node:stream/consumers';
import type { KnownKeys } from './known-keys.ts';
import type { Storage } from './storage.ts';
import { StorageUnavailable } from './storage-errors.ts';
import { isMadeKey, ownSegment } from './storage-key.ts';
import { streamOf } from './stream-of.ts';

/** What the database knows of the installation it belongs to: one row, or none before the first start. */
export interface InstallationRepository {
  find(): Promise<Installation | null>;
  /** Keeps this id unless there is one already; the one that is kept. */
  claim(id: string): Promise<Installation>;
  /** From now on the storage carries the mark, and must go on doing so. */
  confirm(): Promise<void>;
}

export type Installation = { readonly id: string; readonly isConfirmed: boolean };

/** Database and storage belong to different installations: starting would mix or erase them. */
export class ForeignStorageError extends Error {
  override readonly name = 'ForeignStorageError';

  readonly reason: ForeignReason;

  constructor(reason: ForeignReason) {
    super(reason);
    this.reason = reason;
  }
}

export type ForeignReason =
  /** Both carry a mark, and not the same. */
  | 'other-installation'
  /** The database has never been started; the storage carries the mark of one that was. */
  | 'database-is-new'
  /** The storage that this database was started with carried a mark; this one has none. */
  | 'mark-is-missing'
  /** No mark yet on either side, and no file of the storage has a row. */
  | 'unknown-files';

export const markKey = `${ownSegment}/installation`;

type Parties = {
  readonly installations: InstallationRepository;
  readonly storage: Storage;
  readonly knownKeys: KnownKeys;
  readonly newId: () => string;
  /** The operator says that this storage is to be this database's from now on. */
  readonly adopts?: boolean;
};

/**
 * Makes sure that database and storage carry the same mark, and marks both at the first start.
 * Whoever has not heard `agreed` must not sweep.
 * @returns `unknown` while the storage cannot be reached
 * @throws {ForeignStorageError}
 */
export async function agreeOnInstallation(parties: Parties): Promise<'agreed' | 'unknown'> {
  try {
    const { row, mark } = await readBoth(parties);
    // Of every start and sweep but the first nothing is written: a full disk can still be read.
    if (row?.isConfirmed && mark === row.id) return 'agreed';
    const reason = await findDisagreement(parties, mark, row);
    if (reason && !parties.adopts) throw new ForeignStorageError(reason);
    await markBoth(parties, mark);
    return 'agreed';
  } catch (error) {
    if (error instanceof StorageUnavailable) return 'unknown';
    throw error;
  }
}

/**
 * The row before the mark, as a row is confirmed after its mark is written: of processes that start together
 * one may mark both while another looks. A mark that came in between has its row by now.
 */
async function readBoth({ installations, storage }: Parties) {
  const first = await installations.find();
  const mark = await readStorageMark(storage);
  const row = first === null && mark !== null ? await installations.find() : first;
  return { row, mark };
}

async function findDisagreement(
  parties: Parties,
  mark: string | null,
  row: Installation | null,
): Promise<ForeignReason | null> {
  if (mark !== null && row === null) return 'database-is-new';
  if (mark !== null && row !== null) return mark === row.id ? null : 'other-installation';
  if (row?.isConfirmed) return 'mark-is-missing';
  return (await holdsOnlyUnknownFiles(parties)) ? 'unknown-files' : null;
}

async function markBoth(
  { installations, storage, newId }: Parties,
  mark: string | null,
): Promise<void> {
  const { id } = await installations.claim(newId());
  if (mark !== id) await writeStorageMark(storage, id);
  await installations.confirm();
}

const longestMark = 200;

export async function writeStorageMark(storage: Storage, id: string): Promise<void> {
  const options = { contentType: 'text/plain', maxBytes: longestMark };
  await storage.write(markKey, streamOf(Buffer.from(id)), options);
}

export async function readStorageMark(storage: Storage): Promise<string | null> {
  const found = await storage.read(markKey);
  return found && (await text(found.stream)).slice(0, longestMark).trim();
}

const batchSize = 200;

/** A storage from before marks is ours when any of its files has a row here. */
async function holdsOnlyUnknownFiles({ storage, knownKeys }: Parties): Promise<boolean> {
  let hasFiles = false;
  let batch: string[] = [];
  const hasKnown = async () => (await knownKeys(batch)).size > 0;
  for await (const { key } of storage.list('')) {
    if (!isMadeKey(key)) continue;
    hasFiles = true;
    batch.push(key);
    if (batch.length < batchSize) continue;
    if (await hasKnown()) return false;
    batch = [];
  }
  return hasFiles && !(await hasKnown());
}
