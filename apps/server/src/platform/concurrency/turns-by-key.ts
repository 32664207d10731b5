export type TurnsByKey = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Runs tasks of one key one after the other, in the order in which they came; one that fails lets the next in. */
export function makeTurnsByKey(): TurnsByKey {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const turn = Promise.allSettled([last.get(key)]).then(task);
    const forget = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    last.set(key, turn);
    turn.then(forget, forget);
    return turn;
  };
}
