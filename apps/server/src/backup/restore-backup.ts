import { join } from 'node:path';
import { makeDataFolder } from '../platform/database/make-folder.ts';
import { makeDiskStorage } from '../platform/storage/disk-storage.ts';
import { writeStorageMark } from '../platform/storage/installation.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { isMadeKey } from '../platform/storage/storage-key.ts';
import type { RestoreTarget } from './kept-database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { copyObject, holds } from './objects.ts';
import { beginRestore, endRestore, isRestoreUnfinished } from './unfinished-restore.ts';
import { writeDurably } from './write-durably.ts';

type Restore = {
  readonly folder: string;
  readonly database: RestoreTarget;
  /** Where the signing secret goes. */
  readonly dataFolder: string;
  readonly storage: Storage;
  /** Answers whether data that is there may be replaced. */
  readonly mayReplace: () => Promise<boolean>;
  readonly contentTypeOf: (key: string) => string;
};

export type RestoreOutcome =
  | { readonly ok: true; readonly manifest: Manifest; readonly setAside: string | null }
  | { readonly ok: false; readonly reason: RestoreRefusal };

export type RestoreRefusal =
  | 'no-backup'
  /** Of the other kind of database. */
  | 'other-database'
  | 'damaged'
  | 'not-empty'
  /** A database that is replaced in no case holds data. */
  | 'database-not-empty';

/**
 * Puts a backup into a data folder and a storage, after all of it was checked. A database that is
 * there stays beside the new one under another name, and objects that are there are not removed.
 * @throws {DataFolderBusyError} while a studio runs on that folder
 */
export async function restoreBackup(restore: Restore): Promise<RestoreOutcome> {
  const manifest = await readManifest(restore.folder);
  if (!manifest) return { ok: false, reason: 'no-backup' };
  if (manifest.format !== restore.database.format) return { ok: false, reason: 'other-database' };
  if (!(await isWhole(restore, manifest))) return { ok: false, reason: 'damaged' };
  makeDataFolder(restore.dataFolder);
  const claim = restore.database.claim();
  try {
    const goesOn = isRestoreUnfinished(restore.dataFolder);
    const refusal = goesOn ? null : await refusalFor(restore);
    if (refusal) return { ok: false, reason: refusal };
    await beginRestore(restore.dataFolder, restore.folder);
    const setAside = await putBack(restore, manifest);
    await endRestore(restore.dataFolder);
    return { ok: true, manifest, setAside };
  } finally {
    claim.release();
  }
}

async function isWhole({ folder, database }: Restore, manifest: Manifest): Promise<boolean> {
  if (!(await database.isWhole(folder, manifest.database))) return false;
  const source = makeDiskStorage({ folder });
  for (const object of manifest.objects) if (!(await holds(source, object))) return false;
  return true;
}

async function refusalFor(restore: Restore): Promise<RestoreRefusal | null> {
  const occupation = await restore.database.occupation();
  if (occupation === 'kept') return 'database-not-empty';
  const isEmpty = occupation === 'none' && !(await holdsObjects(restore.storage));
  return isEmpty || (await restore.mayReplace()) ? null : 'not-empty';
}

async function holdsObjects(storage: Storage): Promise<boolean> {
  for await (const { key } of storage.list('')) if (isMadeKey(key)) return true;
  return false;
}

/** The database last: until it is there, the next run begins again and changes nothing else. */
async function putBack(restore: Restore, manifest: Manifest): Promise<string | null> {
  const { dataFolder, storage } = restore;
  const source = makeDiskStorage({ folder: restore.folder });
  for (const object of manifest.objects) {
    if (await holds(storage, object)) continue;
    const { key, sha256 } = object;
    const copied = await copyObject(source, storage, key, restore.contentTypeOf(key));
    if (copied?.sha256 !== sha256) throw new Error(`damaged on the way: ${key}`);
  }
  if (manifest.installation) await writeStorageMark(storage, manifest.installation);
  if (manifest.identitySecret) {
    await writeDurably(join(dataFolder, 'identity-secret'), manifest.identitySecret);
  }
  return await restore.database.putBack(restore.folder, manifest);
}
