import { type BinEntry, takeFromBin } from '../../platform/bin/bin-rows.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { BinnedKinds } from './ports.ts';

type Dependencies = { readonly queue: Pick<JobQueue, 'transact'>; readonly kinds: BinnedKinds };

export type RestoreOutcome = 'restored' | 'gone' | 'its-conversation';

/** Brings something back with all that went with it, at once or not at all. */
export function makeRestoreFromBin({ queue, kinds }: Dependencies) {
  return (entry: BinEntry): Promise<RestoreOutcome> => {
    const { obstacle, bringBack } = kinds[entry.kind];
    return queue.transact(async (transaction) => {
      const before = await obstacle?.(transaction, entry);
      if (before) return before;
      if (!(await takeFromBin(transaction, entry))) return 'gone';
      await bringBack?.(transaction, entry);
      return 'restored';
    });
  };
}
