import type { PromiseJob, TransactionalWrite } from '../../platform/queue/job-queue.ts';
import { promiseRemoval } from '../../platform/storage/removal-job.ts';
import { ownerSegment } from '../../platform/storage/storage-key.ts';
import type { FileRepository } from './ports.ts';

type Within = {
  readonly transaction: Parameters<TransactionalWrite>[0];
  readonly promise: PromiseJob;
};

/** Removes every file of one folder of a person: the rows in the transaction, the bytes as promised. */
export function makeRemoveFolder(files: FileRepository) {
  return async ({ transaction, promise }: Within, ownerId: string, below: string) => {
    const folder = `${ownerSegment(ownerId)}/${below}`;
    const keys = await files.removeFolder(transaction, ownerId, folder);
    await promiseRemoval(promise, ownerId, { keys, prefixes: [] });
  };
}
