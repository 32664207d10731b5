import type { JournalEntry, ReplyJournal } from './ports.ts';

export type JournalWriter = {
  /** Stores a piece; `onStored` runs once it is safe. Pieces of one message keep their order. */
  write(entry: JournalEntry, onStored: () => void): void;
  /** Resolves when everything written so far is stored. */
  settled(): Promise<void>;
};

type Options = {
  readonly journal: ReplyJournal;
  /** The least time between two writes; all pieces that came meanwhile share one. */
  readonly everyMs: number;
  /** How often a failed write is tried again, and how long after. */
  readonly retries?: number;
  readonly retryMs?: number;
};

/**
 * Groups the pieces of every running reply into one write at a time. A piece that finds the
 * writer at rest is stored at once, so that a first word waits for nobody.
 */
export function makeJournalWriter({
  journal,
  everyMs,
  retries = 60,
  retryMs = 500,
}: Options): JournalWriter {
  let pending: { entry: JournalEntry; onStored: () => void }[] = [];
  let running: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      await store(batch.map(({ entry }) => entry));
      for (const { onStored } of batch) onStored();
      await pause(everyMs);
    }
  }

  async function store(entries: readonly JournalEntry[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await journal.append(entries);
      } catch (error) {
        if (attempt >= retries) throw error;
        await pause(retryMs);
      }
    }
  }

  function start(): Promise<void> {
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    write(entry, onStored) {
      pending.push({ entry, onStored });
      // A failure is seen by whoever waits in `settled`.
      start().catch(() => {});
    },
    async settled() {
      while (running !== null || pending.length > 0) await start();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
