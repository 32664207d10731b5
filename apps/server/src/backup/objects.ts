import { hashStream } from '../platform/storage/hash-stream.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { isMadeKey } from '../platform/storage/storage-key.ts';
import type { BackedUpObject } from './manifest.ts';

const batchSize = 200;

/** The keys of our own making, so many at once. */
export async function* batchesOf(storage: Storage): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const { key } of storage.list('')) {
    if (isMadeKey(key)) batch.push(key);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Null when it was removed meanwhile. */
export async function copyObject(
  from: Storage,
  to: Storage,
  key: string,
  contentType = 'application/octet-stream',
): Promise<BackedUpObject | null> {
  const found = await from.read(key);
  if (!found) return null;
  const options = { contentType, maxBytes: found.sizeBytes };
  const written = await to.write(key, found.stream, options).catch(async (error) => {
    if ((await from.stat(key)) === null) return null;
    throw error;
  });
  if (written === null) return null;
  if (!written.ok || written.sizeBytes !== found.sizeBytes) throw new Error(`changed: ${key}`);
  return { key, sizeBytes: written.sizeBytes, sha256: written.sha256 };
}

/** Whether these very bytes are there. */
export async function holds(storage: Storage, { key, sha256 }: BackedUpObject): Promise<boolean> {
  const found = await storage.read(key);
  return found !== null && (await hashStream(found.stream)) === sha256;
}
