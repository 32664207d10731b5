import { limits } from '@armoni/contract/limits';
import type { BinRepository } from './ports.ts';
import type { RemoveFromBin } from './remove-from-bin.ts';

type Dependencies = {
  readonly bin: Pick<BinRepository, 'due'>;
  readonly removeFromBin: RemoveFromBin;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
};

const dayMs = 24 * 60 * 60_000;

/** How long what was thrown away can be brought back. */
export const keptInBinMs = limits.binDays * dayMs;

const atOnce = 200;

/**
 * Deletes for good what has lain in the bin for 30 days. What the bin holds is in the rows alone,
 * so a sweep that was cut short is ended by the next one. Something that cannot be deleted now
 * keeps nothing else.
 */
export function makeSweepBin({ bin, removeFromBin, clock, onError }: Dependencies) {
  return async (): Promise<void> => {
    const before = clock() - keptInBinMs;
    for (;;) {
      const due = await bin.due({ ownerId: null, before, limit: atOnce });
      let failures = 0;
      for (const entry of due) {
        await removeFromBin(entry, before).catch((error: unknown) => {
          failures += 1;
          onError(error);
        });
      }
      // What failed would come again and again; the next sweep tries it.
      if (due.length < atOnce || failures > 0) return;
    }
  };
}
