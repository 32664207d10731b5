import { keepTrying, pause } from './keep-trying.ts';
import type { JournalEntry, ReplyJournal } from './ports.ts';

export type JournalWriter = {
  /** Stores a piece. Pieces of one message keep their order. */
  write(entry: JournalEntry, fate: Fate): void;
  /** Resolves when the fate of everything written before this call is known. */
  settled(): Promise<void>;
};

type Fate = {
  /** The piece is safe. */
  readonly onStored: () => void;
  /** It could not be stored, however often it was tried. */
  readonly onLost: (error: unknown) => void;
};

type Options = {
  readonly journal: ReplyJournal;
  /** The least time between two writes; all pieces that came meanwhile share one. */
  readonly everyMs: number;
  /** How often a failed write is tried again, and how long after. */
  readonly retries?: number;
  readonly retryMs?: number;
};

/** A piece, or a mark whose only wish is to know that all before it are settled. */
type Waiting = Fate & { readonly entry: JournalEntry | null };

/**
 * Groups the pieces of every running reply into one write at a time. A piece that finds the
 * writer at rest is stored at once, so that a first word waits for nobody.
 */
export function makeJournalWriter(options: Options): JournalWriter {
  let pending: Waiting[] = [];
  let isDraining = false;

  async function drain(): Promise<void> {
    isDraining = true;
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      await storeBatch(options, batch);
      await pause(options.everyMs);
    }
    isDraining = false;
  }

  function push(waiting: Waiting): void {
    pending.push(waiting);
    if (!isDraining) void drain();
  }

  return {
    write: (entry, fate) => push({ entry, ...fate }),
    settled: () =>
      new Promise((resolve) => push({ entry: null, onStored: resolve, onLost: () => resolve() })),
  };
}

async function storeBatch(options: Options, batch: readonly Waiting[]): Promise<void> {
  const { journal, retries = 60, retryMs: everyMs = 500 } = options;
  const entries = batch.flatMap(({ entry }) => (entry ? [entry] : []));
  try {
    if (entries.length > 0) {
      await keepTrying(() => journal.append(entries), { retries, everyMs });
    }
  } catch (error) {
    for (const { onLost } of batch) onLost(error);
    return;
  }
  for (const { onStored } of batch) onStored();
}
