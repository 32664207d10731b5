/** The browser's session storage, as far as memories need it. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

type Schema<T> = {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
};

/** Reads what was written under a key; `empty` when there is nothing or it cannot be read. */
export function readMemory<T>(
  storage: MemoryStorage,
  key: string,
  { schema, empty }: { readonly schema: Schema<T>; readonly empty: T },
): T {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : empty;
  } catch {
    // Storage may be closed to the page, or hold a text that is not ours.
    return empty;
  }
}

/** Where storage is full or closed a reload forgets, and nothing else is lost. */
export function writeMemory(storage: MemoryStorage, key: string, memory: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(memory));
  } catch {
    // The page itself still holds everything.
  }
}
