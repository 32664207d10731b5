import { retry } from '../../../platform/concurrency/retry.ts';
import type { JournalEntry, ReplyJournal } from '../ports.ts';

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

type Dependencies = {
  readonly journal: ReplyJournal;
  /** The least time between two writes; all pieces that came meanwhile share one. */
  readonly everyMs?: number;
  /** The longest, when very many replies grow at once. */
  readonly everyMsAtMost?: number;
  /** How often a failed write is tried again, and how long after. */
  readonly retries?: number;
  readonly retryMs?: number;
};

/** A piece, or a mark whose only wish is to know that all before it are settled. */
type Waiting = Fate & { readonly entry: JournalEntry | null };

/**
 * Groups the pieces of every running reply into one write at a time, with a rest between two.
 * The first piece of a reply cuts the rest short: someone is looking at nothing yet.
 */
export function makeJournalWriter(dependencies: Dependencies): JournalWriter {
  const rest = makeRest();
  let pending: Waiting[] = [];
  let isDraining = false;

  async function drain(): Promise<void> {
    isDraining = true;
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      await storeBatch(dependencies, batch);
      if (!pending.some(isFirst)) await rest.take(restAfter(batch.length, dependencies));
    }
    isDraining = false;
  }

  function push(waiting: Waiting): void {
    pending.push(waiting);
    if (!isDraining) void drain();
    else if (isFirst(waiting)) rest.end();
  }

  return {
    write: (entry, fate) => push({ entry, ...fate }),
    settled: () =>
      new Promise((resolve) => push({ entry: null, onStored: resolve, onLost: () => resolve() })),
  };
}

function isFirst({ entry }: Waiting): boolean {
  return entry?.sequence === 1;
}

function makeRest() {
  let end = () => {};
  return {
    take: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}

/** The busier, the longer: fewer and larger writes cost less than many small ones. */
function restAfter(pieces: number, { everyMs = 20, everyMsAtMost = 60 }: Dependencies): number {
  return Math.min(everyMsAtMost, Math.max(everyMs, pieces / 8));
}

async function storeBatch(dependencies: Dependencies, batch: readonly Waiting[]): Promise<void> {
  const { journal, retries = 60, retryMs: everyMs = 500 } = dependencies;
  const entries = joined(batch.flatMap(({ entry }) => (entry ? [entry] : [])));
  try {
    if (entries.length > 0) {
      await retry(() => journal.append(entries), { retries, everyMs });
    }
  } catch (error) {
    for (const { onLost } of batch) onLost(error);
    return;
  }
  for (const { onStored } of batch) onStored();
}

/** Neighbouring pieces of one message as one; a card stays by itself. */
function joined(entries: readonly JournalEntry[]): JournalEntry[] {
  const latest = new Map<string, JournalEntry>();
  const cards: JournalEntry[] = [];
  for (const entry of entries) {
    const before = latest.get(entry.messageId);
    const isContinued = before !== undefined && !entry.replaces;
    if (entry.card) cards.push(entry);
    else
      latest.set(
        entry.messageId,
        isContinued
          ? { ...before, sequence: entry.sequence, text: before.text + entry.text }
          : entry,
      );
  }
  return [...latest.values(), ...cards];
}
