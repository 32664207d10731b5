import { join } from 'node:path';
import { knownKeysOf } from '../../apps/server/src/commands/places.ts';
import { makeOld } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { sweepWorkFolders } from '../../apps/server/src/features/films/making/sweep-work-folders.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { makeDiskStorage } from '../../apps/server/src/platform/storage/disk-storage.ts';
import { makeSqlOrphanSightings } from '../../apps/server/src/platform/storage/sql-orphan-sightings.ts';
import { sweepOrphans } from '../../apps/server/src/platform/storage/sweep-orphans.ts';
import type { Trial } from './trial.ts';

const hourMs = 60 * 60_000;
/** Older than an hour, seen again a day later, and out of the quarantine after its week. */
const looks = [2 * hourMs, 28 * hourMs, 9 * 24 * hourMs];

/** The studio's own sweep of a stopped studio, with a clock that runs ahead of ours. */
export async function sweepEverything(trial: Trial, dataFolder: string): Promise<void> {
  const storageFolder = join(dataFolder, 'storage');
  await makeOld(storageFolder);
  const database = openDatabase({ dataFolder });
  try {
    const storage = makeDiskStorage({ folder: storageFolder });
    const sightings = makeSqlOrphanSightings(database.db);
    const knownKeys = knownKeysOf(database.db);
    for (const ahead of looks) {
      const clock = () => Date.now() + ahead;
      const { refused } = await sweepOrphans({ storage, knownKeys, sightings, clock });
      if (refused > 0) trial.found('orphans', `${refused} were too many for the sweep`);
    }
  } finally {
    await database.close();
  }
}

/** Work folders that nobody will come back to, as two days later. */
export async function sweepWork(dataFolder: string): Promise<void> {
  const clock = () => Date.now() + 49 * hourMs;
  const workRoot = join(dataFolder, 'work', 'montage');
  await sweepWorkFolders(workRoot, { olderThanMs: 48 * hourMs, clock });
}
