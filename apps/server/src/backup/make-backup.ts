import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { refuseNewerData } from '../platform/database/data-version.ts';
import { makeFolder } from '../platform/database/make-folder.ts';
import { migrations } from '../platform/database/migrations.ts';
import type { Database } from '../platform/database/schema.ts';
import { makeDiskStorage } from '../platform/storage/disk-storage.ts';
import { hashStream } from '../platform/storage/hash-stream.ts';
import type { KnownKeys } from '../platform/storage/known-keys.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { BackupSource, DatabaseCopy } from './kept-database.ts';
import { type BackedUpObject, type Manifest, manifestFile } from './manifest.ts';
import { batchesOf, copyObject } from './objects.ts';
import { readMark } from './read-mark.ts';
import { writeDurably } from './write-durably.ts';

type Backup = {
  readonly folder: string;
  readonly database: BackupSource;
  /** Where the signing secret is. */
  readonly dataFolder: string;
  readonly storage: Storage;
  readonly knownKeysOf: (db: Kysely<Database>) => KnownKeys;
  /** Whether the signing secret is in the environment and not in the data folder. */
  readonly hasOwnSecret: boolean;
  readonly program: string;
  readonly clock: () => number;
};

export type BackupReport = {
  readonly manifest: Manifest;
  readonly copied: number;
  readonly forgotten: number;
};

/**
 * Copies database and objects while the studio serves: first a snapshot of the database, then the
 * objects that its rows name, which never change. A folder that holds a backup already gets only
 * what is new, and holds the old one until the new one is whole.
 */
export async function makeBackup(backup: Backup): Promise<BackupReport> {
  makeFolder(backup.folder);
  const report = await backup.database.atOneMoment(backup.folder, (copy) => describe(backup, copy));
  const { manifest } = report;
  await writeDurably(join(backup.folder, manifestFile), JSON.stringify(manifest, null, 1));
  await removeOlder(backup.folder, manifest);
  return report;
}

async function describe(backup: Backup, copy: DatabaseCopy): Promise<BackupReport> {
  const { db, schema } = copy;
  await refuseNewerData(db, { migrations: Object.keys(migrations), schema });
  const { objects, copied } = await copyObjects(backup, db);
  const installation = await readMark(db);
  const keys = new Set(objects.map(({ key }) => key));
  const { format, database, forgotten } = await copy.seal((key) => keys.has(key));
  const manifest: Manifest = {
    format,
    madeAt: new Date(backup.clock()).toISOString(),
    program: backup.program,
    database,
    objects,
    identitySecret: await readSecretOf(backup),
    installation,
  };
  return { manifest, copied, forgotten };
}

async function copyObjects(backup: Backup, db: Kysely<Database>) {
  const knownKeys = backup.knownKeysOf(db);
  const target = makeDiskStorage({ folder: backup.folder });
  const objects: BackedUpObject[] = [];
  let copied = 0;
  for await (const batch of batchesOf(backup.storage)) {
    for (const key of await knownKeys(batch)) {
      const already = await target.read(key);
      if (already) {
        const sha256 = await hashStream(already.stream);
        objects.push({ key, sizeBytes: already.sizeBytes, sha256 });
        continue;
      }
      const object = await copyObject(backup.storage, target, key);
      if (!object) continue;
      objects.push(object);
      copied += 1;
    }
  }
  return { objects, copied };
}

async function readSecretOf({ hasOwnSecret, dataFolder }: Backup): Promise<string | null> {
  const path = join(dataFolder, 'identity-secret');
  return hasOwnSecret || !existsSync(path) ? null : (await readFile(path, 'utf8')).trim();
}

/** What only the backup before needed, and what an interrupted one left. */
async function removeOlder(folder: string, { database, objects }: Manifest): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('base-') && name !== database.file) await rm(join(folder, name));
  }
  const target = makeDiskStorage({ folder });
  const keys = new Set(objects.map(({ key }) => key));
  for await (const { key } of target.list('')) if (!keys.has(key)) await target.remove(key);
  await target.sweepUnfinished(0);
}
