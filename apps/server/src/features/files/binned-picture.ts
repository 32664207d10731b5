import type { BinEntry } from '../../platform/bin/bin-rows.ts';
import type { PromiseJob, TransactionalWrite } from '../../platform/queue/job-queue.ts';
import { promiseRemoval } from '../../platform/storage/removal-job.ts';
import type { FileRepository } from './ports.ts';

type Transaction = Parameters<TransactionalWrite>[0];
type Within = { readonly transaction: Transaction; readonly promise: PromiseJob };

/** What the bin asks of pictures: the row goes at once, its objects as promised. */
export function makeBinnedPicture(files: Pick<FileRepository, 'discard' | 'liesInBinnedFolder'>) {
  return {
    async obstacle(transaction: Transaction, { ownerId, id }: BinEntry) {
      const isHidden = await files.liesInBinnedFolder(transaction, ownerId, id);
      return isHidden ? ('its-conversation' as const) : null;
    },
    async discard({ transaction, promise }: Within, { ownerId, id }: BinEntry) {
      const keys = await files.discard(transaction, ownerId, id);
      await promiseRemoval(promise, ownerId, { keys, prefixes: [] });
    },
  };
}
