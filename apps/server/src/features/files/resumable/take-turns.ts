type Turn = { readonly superseded: AbortController; readonly ended: Promise<void> };

/**
 * One call at a time works on one upload. A later one ends it: its sender has lost the line and
 * asks on another.
 */
export function makeTakeTurns() {
  const turns = new Map<string, Turn>();
  return async <Result>(
    id: string,
    work: (superseded: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    for (let before = turns.get(id); before; before = turns.get(id)) {
      before.superseded.abort();
      await before.ended;
    }
    const superseded = new AbortController();
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    turns.set(id, { superseded, ended });
    try {
      return await work(superseded.signal);
    } finally {
      turns.delete(id);
      resolve();
    }
  };
}
