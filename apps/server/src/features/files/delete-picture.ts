import { binIdOf } from '@armoni/contract/bin';
import { putInBin } from '../../platform/bin/bin-rows.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { FileRepository } from './ports.ts';

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly files: Pick<FileRepository, 'findKept'>;
  readonly clock: () => number;
};

/**
 * Throws one picture into the bin, where it may lie already; gives its id there. Null when it is no
 * picture of theirs.
 */
export function makeDeletePicture({ queue, files, clock }: Dependencies) {
  return async (ownerId: string, key: string): Promise<string | null> => {
    const file = await files.findKept(ownerId, key);
    if (file?.kind !== 'image') return null;
    const entry = { kind: 'picture', ownerId, id: file.id } as const;
    const isBinned = await queue.transact((transaction) => putInBin(transaction, entry, clock()));
    return isBinned ? binIdOf(entry.kind, entry.id) : null;
  };
}
