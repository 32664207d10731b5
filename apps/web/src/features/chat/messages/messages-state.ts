import type { Exchange } from '../replies/exchanges.ts';

/** A conversation as its page shows it. */
export type MessagesState = {
  readonly exchanges: readonly Exchange[];
  /** A reply is on its way. */
  readonly isBusy: boolean;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** `beforeChange` runs right before older messages join the list. */
  readonly loadOlder: (beforeChange: () => void) => Promise<void>;
  readonly status: 'loading' | 'ready' | 'not-found' | 'failed';
  readonly reload: () => void;
};
