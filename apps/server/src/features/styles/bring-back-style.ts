import type { BinEntry } from '../../platform/bin/bin-rows.ts';
import { takeFilesFromBin } from '../../platform/bin/binned-files.ts';
import type { TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { StyleRepository } from './ports.ts';

type Transaction = Parameters<TransactionalWrite>[0];

/**
 * Brings the pictures of a style back that went with it, or with another style that learned from
 * them too and was thrown away later.
 */
export function makeBringBackStyle(
  stylesIn: (transaction: Transaction) => Pick<StyleRepository, 'find'>,
) {
  return async (transaction: Transaction, entry: BinEntry): Promise<void> => {
    const style = await stylesIn(transaction).find(entry.ownerId, Number(entry.id));
    await takeFilesFromBin(transaction, entry, style?.imageKeys);
  };
}
