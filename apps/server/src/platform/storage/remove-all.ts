import type { Storage } from './storage.ts';

/** Removes every object whose key begins with the prefix. */
export async function removeAll(storage: Storage, prefix: string): Promise<void> {
  for await (const { key } of storage.list(prefix)) await storage.remove(key);
}
