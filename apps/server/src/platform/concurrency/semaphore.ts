/** Lets a few run at once; the others wait in the order in which they came. */
export type Semaphore = {
  /** Null when too many wait already. Rejects with the signal's reason while waiting. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | null>;
};

type Options = { readonly atOnce: number; readonly mostWaiting: number };

export function makeSemaphore({ atOnce, mostWaiting }: Options): Semaphore {
  const waiting = new Set<() => void>();
  let running = 0;

  const placeFree = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        waiting.delete(begin);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(begin);
    });

  return {
    async run(work, signal) {
      signal.throwIfAborted();
      if (running < atOnce) running += 1;
      else if (waiting.size >= mostWaiting) return null;
      else await placeFree(signal);
      try {
        return await work();
      } finally {
        // The place goes straight to the next one, so that nobody slips in between.
        const [next] = waiting;
        if (next) next();
        else running -= 1;
      }
    },
  };
}
