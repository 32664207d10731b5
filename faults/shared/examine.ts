import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSnapshot } from '../../apps/server/src/backup/sqlite/snapshot-database.ts';
import { knownKeysOf } from '../../apps/server/src/commands/places.ts';
import { filesBelow } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { quarantinePrefix } from '../../apps/server/src/platform/storage/quarantine.ts';
import { isMadeKey } from '../../apps/server/src/platform/storage/storage-key.ts';
import type { Trial } from './trial.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows of a studio's database, read beside it. */
export function readRows(dataFolder: string, query: string): Row[] {
  const path = join(dataFolder, 'armoni.sqlite');
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

/** Of all kinds of jobs, or of these. */
export function unfinishedJobs(dataFolder: string, kinds?: readonly string[]): number {
  const ofKinds = kinds ? ` and kind in (${kinds.map((kind) => `'${kind}'`).join()})` : '';
  const unfinished = `status in ('queued', 'processing')${ofKinds}`;
  const query = `select count(*) as jobs from jobs where ${unfinished}`;
  return Number(readRows(dataFolder, query)[0]?.jobs);
}

/** Every row that a list shows has its objects, with the very bytes that were acknowledged. */
export async function checkRows(trial: Trial, dataFolder: string): Promise<void> {
  const objects = join(dataFolder, 'storage', 'objects');
  const shaOf = async (key: string) => {
    const bytes = await readFile(join(objects, key)).catch(() => null);
    return bytes && createHash('sha256').update(bytes).digest('hex');
  };
  for (const row of readRows(dataFolder, 'select * from files')) {
    const sha256 = await shaOf(`${row.storage_key}`);
    if (sha256 === null) trial.found('half-visible', `no object of the file ${row.storage_key}`);
    else if (row.sha256 !== '' && row.sha256 !== sha256) {
      trial.found('half-visible', `other bytes in ${row.storage_key}`);
    }
    if (row.thumbnail_key && !(await shaOf(`${row.thumbnail_key}`))) {
      trial.found('half-visible', `no thumbnail of ${row.storage_key}`);
    }
  }
  for (const key of [...filmKeys(dataFolder), ...styleKeys(dataFolder)]) {
    if (!(await shaOf(key))) trial.found('half-visible', `no object ${key}`);
  }
}

function filmKeys(dataFolder: string): string[] {
  return readRows(dataFolder, 'select * from videos').flatMap((film) => {
    const shots = JSON.parse(`${film.shots}`) as { thumbnailKey: string }[];
    return [`${film.video_key}`, `${film.poster_key}`, ...shots.map((shot) => shot.thumbnailKey)];
  });
}

function styleKeys(dataFolder: string): string[] {
  const completed = 'select * from models where learned is not null and deleted = 0';
  return readRows(dataFolder, completed).flatMap((style) => {
    const samples = JSON.parse(`${style.samples}`) as { key: string; thumbnailKey?: string }[];
    const { key } = JSON.parse(`${style.learned}`) as { key: string };
    return [key, ...samples.flatMap((one) => [one.key, one.thumbnailKey ?? one.key])];
  });
}

/** The objects that no row names, without those that the sweep has taken away already. */
export async function orphansIn(dataFolder: string): Promise<string[]> {
  const all = await filesBelow(join(dataFolder, 'storage', 'objects'));
  const keys = all.filter(isMadeKey);
  const db = openSnapshot(join(dataFolder, 'armoni.sqlite'));
  try {
    const known = new Set<string>();
    const knownKeys = knownKeysOf(db);
    for (let start = 0; start < keys.length; start += 200) {
      for (const key of await knownKeys(keys.slice(start, start + 200))) known.add(key);
    }
    return keys.filter((key) => !known.has(key));
  } finally {
    await db.destroy();
  }
}

/** After the sweep: nothing without a row, nothing half written, nothing left in quarantine. */
export async function checkSwept(trial: Trial, dataFolder: string): Promise<void> {
  for (const key of await orphansIn(dataFolder)) trial.found('orphans', key);
  const objects = await filesBelow(join(dataFolder, 'storage', 'objects'));
  for (const key of objects) {
    if (key.startsWith(quarantinePrefix)) trial.found('orphans', `still in quarantine: ${key}`);
  }
  for (const file of await filesBelow(join(dataFolder, 'storage', 'unfinished'))) {
    trial.found('orphans', `unfinished: ${file}`);
  }
}
