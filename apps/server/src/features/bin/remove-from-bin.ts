import { type BinEntry, holdInBin } from '../../platform/bin/bin-rows.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { BinnedKinds, BinRepository } from './ports.ts';

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly bin: Pick<BinRepository, 'due'>;
  readonly kinds: BinnedKinds;
};

/** False when it does not lie in the bin, or was thrown away after `before`. */
export type RemoveFromBin = (entry: BinEntry, before?: number) => Promise<boolean>;

/** Deletes what lies in the bin for good; what was brought back meanwhile stays. */
export function makeRemoveFromBin({
  queue,
  kinds,
}: Pick<Dependencies, 'queue' | 'kinds'>): RemoveFromBin {
  return (entry, before) =>
    queue.transact(async (transaction, promise) => {
      if (!(await holdInBin(transaction, entry, before))) return false;
      await kinds[entry.kind].discard({ transaction, promise }, entry);
      return true;
    });
}

const atOnce = 100;

/** Each thing goes in a transaction of its own: nobody waits for a large bin. */
export function makeEmptyBin({ bin, ...rest }: Dependencies) {
  const remove = makeRemoveFromBin(rest);
  return async (ownerId: string, before: number): Promise<void> => {
    for (;;) {
      const due = await bin.due({ ownerId, before, limit: atOnce });
      for (const entry of due) await remove(entry, before);
      if (due.length < atOnce) return;
    }
  };
}
