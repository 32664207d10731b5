import { setTimeout as sleep } from 'node:timers/promises';

type Dependencies = {
  /** Indexes some; false when nothing waits. */
  readonly indexBatch: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
};

/** Others come first: a batch takes some ten milliseconds, then this waits as long. */
const pauseMs = 15;
const afterFaultMs = 5000;

/** Indexes what was written before there was an index, beside everything else. */
export function startBacklogIndexer({ indexBatch, onError }: Dependencies) {
  const stopping = new AbortController();
  const isIndexed = async () => {
    try {
      if (!(await indexBatch())) return true;
      await sleep(pauseMs, undefined, { signal: stopping.signal });
    } catch (error) {
      if (stopping.signal.aborted) return true;
      onError(error);
      await sleep(afterFaultMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    return stopping.signal.aborted;
  };
  const done = (async () => {
    while (!(await isIndexed()));
  })();
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
