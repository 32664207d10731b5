import { quarantinePrefix, readQuarantinedKey } from './quarantine.ts';
import type { Storage } from './storage.ts';
import { ownerSegment } from './storage-key.ts';

/** Removes every object whose key begins with the prefix. */
export async function removeAll(storage: Storage, prefix: string): Promise<void> {
  for await (const { key } of storage.list(prefix)) await storage.remove(key);
}

/** Removes every object of a person, also what waits in quarantine. */
export async function removeAllOf(storage: Storage, ownerId: string): Promise<void> {
  const own = `${ownerSegment(ownerId)}/`;
  await removeAll(storage, own);
  for await (const { key: place } of storage.list(quarantinePrefix)) {
    if (readQuarantinedKey(place)?.key.startsWith(own)) await storage.remove(place);
  }
}
