import { constants, existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { claimDataFolder } from '../../platform/database/claim-data-folder.ts';
import { hashFile } from '../hash-file.ts';
import type { RestoreTarget } from '../kept-database.ts';
import type { Manifest } from '../manifest.ts';
import { sync } from '../write-durably.ts';
import { readTables } from './read-tables.ts';
import { databaseFile } from './sqlite-source.ts';

type Place = { readonly dataFolder: string; readonly clock: () => number };

/** A data folder; a database that is there stays beside the new one under another name. */
export function makeSqliteTarget(place: Place): RestoreTarget {
  const path = join(place.dataFolder, databaseFile);
  return {
    format: 1,
    claim: () => claimDataFolder(place.dataFolder),
    async isWhole(folder, { file, sha256, tables }) {
      const copy = join(folder, file);
      if (!existsSync(copy) || (await hashFile(copy)) !== sha256) return false;
      return isDeepStrictEqual(readTables(copy), tables);
    },
    occupation: async () => (existsSync(path) ? 'replaceable' : 'none'),
    putBack: (folder, manifest) => putDatabaseBack(folder, place, manifest),
  };
}

async function putDatabaseBack(
  folder: string,
  place: Place,
  { database }: Manifest,
): Promise<string | null> {
  const draft = join(place.dataFolder, `${databaseFile}.part`);
  await copyFile(join(folder, database.file), draft, constants.COPYFILE_FICLONE);
  return replaceDatabase(draft, place);
}

/**
 * Puts a file that is a whole database in the place of the one that is there.
 * @returns where the one that was there is kept
 */
export async function replaceDatabase(
  draft: string,
  { dataFolder, clock }: Place,
): Promise<string | null> {
  const path = join(dataFolder, databaseFile);
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
