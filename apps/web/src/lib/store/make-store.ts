/** A value that lives outside React and is read with `useStore`. */
export type Store<T> = ReadableStore<T> & {
  readonly set: (next: T | ((current: T) => T)) => void;
};

export type ReadableStore<T> = {
  readonly get: () => T;
  /** Answers the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function makeStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      const changed = typeof next === 'function' ? (next as (current: T) => T)(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
