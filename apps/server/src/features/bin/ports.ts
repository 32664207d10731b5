import type { BinKind } from '@armoni/contract/bin';
import type { BinEntry } from '../../platform/bin/bin-rows.ts';
import type { BinTotals } from '../../platform/bin/bin-totals.ts';
import type { PromiseJob, TransactionalWrite } from '../../platform/queue/job-queue.ts';

type Transaction = Parameters<TransactionalWrite>[0];

/** Where a deletion for good is written and promised. */
export type Within = { readonly transaction: Transaction; readonly promise: PromiseJob };

/** Times are milliseconds since 1970. */
export type BinnedItem = BinEntry & {
  readonly name: string;
  readonly sizeBytes: number;
  readonly binnedAt: number;
};

/** A place in the list: after the one that was thrown away then. */
export type BinPlace = Pick<BinnedItem, 'kind' | 'id' | 'binnedAt'>;

export interface BinRepository {
  /** The latest first, after a place. */
  page(
    ownerId: string,
    wish: { readonly after: BinPlace | null; readonly limit: number },
  ): Promise<readonly BinnedItem[]>;
  /** Null when it does not lie in the owner's bin. */
  placeOf(entry: BinEntry): Promise<BinPlace | null>;
  totals(ownerId: string): Promise<BinTotals>;
  /** Of everybody, or of one owner: what was thrown away no later than `before`. */
  due(wish: {
    readonly ownerId: string | null;
    readonly before: number;
    readonly limit: number;
  }): Promise<readonly BinEntry[]>;
}

/** What each kind of thing adds, inside the transaction that takes it out of the bin. */
export type BinnedKind = {
  /** What must be brought back before it; null when nothing stands in the way. */
  obstacle?(transaction: Transaction, entry: BinEntry): Promise<'its-conversation' | null>;
  /** Brings back what went with it. */
  bringBack?(transaction: Transaction, entry: BinEntry): Promise<void>;
  /** Deletes it for good: rows at once, the rest as promised. */
  discard(within: Within, entry: BinEntry): Promise<void>;
};

export type BinnedKinds = Readonly<Record<BinKind, BinnedKind>>;
