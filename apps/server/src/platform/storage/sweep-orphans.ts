import type { Storage, StoredObject } from './storage.ts';

/** Says which of these keys belong to a row of some feature. */
export type KnownKeys = (keys: readonly string[]) => Promise<Set<string>>;

export type SweepOptions = {
  readonly storage: Storage;
  readonly knownKeys: readonly KnownKeys[];
  /** Younger objects may still be waiting for their row. */
  readonly olderThanMs: number;
  readonly clock: () => number;
};

/**
 * Removes what has no row: bytes of uploads and films that were cut off before their row was
 * written, and of deleted ones whose removal was cut off.
 */
export async function sweepOrphans(options: SweepOptions): Promise<{ removed: number }> {
  const { storage, olderThanMs, clock } = options;
  await storage.sweepUnfinished(olderThanMs);
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    const orphans = await withoutRow(options, batch);
    for (const key of orphans) await storage.remove(key);
    removed += orphans.length;
    batch = [];
  };
  for await (const object of storage.list('')) {
    if (!isOld(object, clock() - olderThanMs)) continue;
    batch.push(object.key);
    if (batch.length === 200) await flush();
  }
  await flush();
  return { removed };
}

async function withoutRow({ knownKeys }: SweepOptions, keys: string[]): Promise<string[]> {
  const known = await Promise.all(knownKeys.map((ask) => ask(keys)));
  return keys.filter((key) => !known.some((set) => set.has(key)));
}

const isOld = ({ lastModified }: StoredObject, before: number) => lastModified <= before;
