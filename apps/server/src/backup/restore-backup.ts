import { constants, existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { claimDataFolder } from '../platform/database/claim-data-folder.ts';
import { makeDataFolder } from '../platform/database/make-folder.ts';
import { makeDiskStorage } from '../platform/storage/disk-storage.ts';
import { markKey } from '../platform/storage/installation.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { isMadeKey } from '../platform/storage/storage-key.ts';
import { streamOf } from '../platform/storage/stream-of.ts';
import { hashFile, hashStream } from './hash-file.ts';
import { type BackedUpObject, type Manifest, readManifest } from './manifest.ts';
import { readTables } from './read-tables.ts';
import { beginRestore, endRestore, isRestoreUnfinished } from './unfinished-restore.ts';
import { sync, writeDurably } from './write-durably.ts';

type Restore = {
  readonly folder: string;
  readonly dataFolder: string;
  readonly storage: Storage;
  /** Answers whether data that is there may be replaced. */
  readonly mayReplace: () => Promise<boolean>;
  readonly contentTypeOf: (key: string) => string;
  readonly clock: () => number;
};

export type RestoreOutcome =
  | { readonly ok: true; readonly manifest: Manifest; readonly setAside: string | null }
  | { readonly ok: false; readonly reason: 'no-backup' | 'damaged' | 'not-empty' };

/**
 * Puts a backup into a data folder and a storage, after all of it was checked. A database that is
 * there stays beside the new one under another name, and objects that are there are not removed.
 * @throws {DataFolderBusyError} while a studio runs on that folder
 */
export async function restoreBackup(restore: Restore): Promise<RestoreOutcome> {
  const manifest = await readManifest(restore.folder);
  if (!manifest) return { ok: false, reason: 'no-backup' };
  if (!(await isWhole(restore.folder, manifest))) return { ok: false, reason: 'damaged' };
  makeDataFolder(restore.dataFolder);
  const claim = claimDataFolder(restore.dataFolder);
  try {
    const goesOn = isRestoreUnfinished(restore.dataFolder);
    if (!goesOn && (await holdsData(restore)) && !(await restore.mayReplace())) {
      return { ok: false, reason: 'not-empty' };
    }
    await beginRestore(restore.dataFolder, restore.folder);
    const setAside = await putBack(restore, manifest);
    await endRestore(restore.dataFolder);
    return { ok: true, manifest, setAside };
  } finally {
    claim.release();
  }
}

async function isWhole(folder: string, { database, objects }: Manifest): Promise<boolean> {
  const path = join(folder, database.file);
  if (!existsSync(path) || (await hashFile(path)) !== database.sha256) return false;
  if (!isDeepStrictEqual(readTables(path), database.tables)) return false;
  const source = makeDiskStorage({ folder });
  for (const object of objects) if (!(await holds(source, object))) return false;
  return true;
}

async function holds(storage: Storage, { key, sha256 }: BackedUpObject): Promise<boolean> {
  const found = await storage.read(key);
  return found !== null && (await hashStream(found.stream)) === sha256;
}

async function holdsData({ dataFolder, storage }: Restore): Promise<boolean> {
  if (existsSync(join(dataFolder, 'armoni.sqlite'))) return true;
  for await (const { key } of storage.list('')) if (isMadeKey(key)) return true;
  return false;
}

/** The database last: until it is there, the next run begins again and changes nothing else. */
async function putBack(restore: Restore, manifest: Manifest): Promise<string | null> {
  const { dataFolder, storage } = restore;
  const source = makeDiskStorage({ folder: restore.folder });
  for (const object of manifest.objects) {
    if (await holds(storage, object)) continue;
    await copyBack(source, storage, object, restore.contentTypeOf(object.key));
  }
  if (manifest.installation) {
    const options = { contentType: 'text/plain', maxBytes: 200 };
    await storage.write(markKey, streamOf(Buffer.from(manifest.installation)), options);
  }
  if (manifest.identitySecret) {
    await writeDurably(join(dataFolder, 'identity-secret'), manifest.identitySecret);
  }
  return await putDatabaseBack(restore, manifest);
}

async function copyBack(
  from: Storage,
  to: Storage,
  { key, sizeBytes, sha256 }: BackedUpObject,
  contentType: string,
): Promise<void> {
  const found = await from.read(key);
  if (!found) throw new Error(`gone: ${key}`);
  const written = await to.write(key, found.stream, { contentType, maxBytes: sizeBytes });
  if (!written.ok || written.sha256 !== sha256) throw new Error(`damaged on the way: ${key}`);
}

/**
 * What is set aside is one file: a kill between the renames would part a database from the log that
 * holds its last writes.
 */
function foldInLog(path: string): void {
  try {
    const file = new DatabaseSync(path);
    file.exec('pragma wal_checkpoint(truncate)');
    file.close();
  } catch {
    // One that cannot be opened is set aside as it is, with all that lies beside it.
  }
}

async function putDatabaseBack(
  { folder, dataFolder, clock }: Restore,
  { database }: Manifest,
): Promise<string | null> {
  const path = join(dataFolder, 'armoni.sqlite');
  const draft = `${path}.part`;
  await copyFile(join(folder, database.file), draft, constants.COPYFILE_FICLONE);
  await sync(draft);
  const setAside = existsSync(path) ? `${path}.avant-${clock()}` : null;
  if (setAside) foldInLog(path);
  for (const journal of ['', '-wal', '-shm']) {
    if (!existsSync(path + journal)) continue;
    if (setAside) await rename(path + journal, setAside + journal);
    else await rm(path + journal);
  }
  await rename(draft, path);
  await sync(dataFolder);
  return setAside;
}
