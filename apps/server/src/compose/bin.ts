import { makeSqlBin } from '../features/bin/adapters/sql-bin.ts';
import { binData } from '../features/bin/bin-data.ts';
import type { BinnedKinds } from '../features/bin/ports.ts';
import { makeEmptyBin, makeRemoveFromBin } from '../features/bin/remove-from-bin.ts';
import { makeRestoreFromBin } from '../features/bin/restore-from-bin.ts';
import { registerBinRoutes } from '../features/bin/routes.ts';
import { makeSweepBin } from '../features/bin/sweep-bin.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import type { Composed, Ground } from './ground.ts';

/** What was thrown away: listed, brought back, and deleted for good by hand or in time. */
export type Bin = Composed & {
  readonly personalData: PersonalData;
  /** Deletes for good what has lain there for 30 days. */
  sweep(): Promise<void>;
};

export function composeBin(ground: Ground, kinds: BinnedKinds): Bin {
  const { logger } = ground;
  const shared = { ...ground, bin: makeSqlBin(ground.database.db), kinds };
  const removeFromBin = makeRemoveFromBin(shared);
  const onError = (error: unknown) => logger.error({ err: error }, 'bin');
  return {
    personalData: binData(shared.bin),
    register: (app) =>
      registerBinRoutes(app, {
        ...shared,
        removeFromBin,
        restoreFromBin: makeRestoreFromBin(shared),
        emptyBin: makeEmptyBin(shared),
      }),
    sweep: makeSweepBin({ ...shared, removeFromBin, onError }),
  };
}
