import { agreeOnInstallation } from '../platform/storage/installation.ts';
import type { KnownKeys } from '../platform/storage/known-keys.ts';
import { makeSqlInstallation } from '../platform/storage/sql-installation.ts';
import { makeSqlOrphanSightings } from '../platform/storage/sql-orphan-sightings.ts';
import { type SweepReport, sweepOrphans } from '../platform/storage/sweep-orphans.ts';
import type { Ground } from './ground.ts';

/** Database and storage as one installation, and what is swept from it. */
export type Installation = {
  /** @throws {ForeignStorageError} when the two belong to different ones */
  agree(): Promise<'agreed' | 'unknown'>;
  /** Takes away objects without a row, as soon as the two have agreed. */
  sweep(): Promise<void>;
};

export function composeInstallation(ground: Ground, knownKeys: KnownKeys): Installation {
  const { config, database, storage, clock, newId, logger } = ground;
  const installations = makeSqlInstallation(database.db, clock);
  const sightings = makeSqlOrphanSightings(database.db);
  const adopts = config.ARMONI_ADOPT_STORAGE;
  const agree = () => agreeOnInstallation({ installations, storage, knownKeys, newId, adopts });
  return {
    agree,
    async sweep() {
      // The storage was away at the start, or is another one by now.
      if ((await agree()) === 'unknown') return;
      report(await sweepOrphans({ storage, knownKeys, sightings, clock }), logger);
    },
  };
}

function report(swept: SweepReport, logger: Ground['logger']): void {
  if (swept.refused > 0) {
    logger.error(swept, 'too many objects have no row: nothing was swept, check the database');
  } else if (swept.quarantined + swept.restored + swept.removed > 0) {
    logger.warn(swept, 'swept objects without a row');
  }
}
