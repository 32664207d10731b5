import { removeAll } from './remove-all.ts';
import type { Storage } from './storage.ts';
import { ownerSegment } from './storage-key.ts';

type Attempt = { readonly ownerId: string; readonly jobId: string; readonly fence: number };

/**
 * Where one attempt of a job stores what it makes: a folder of its own, so that a worker that
 * comes too late never touches what was accepted.
 */
export function attemptFolder(room: string, { jobId, fence }: Omit<Attempt, 'ownerId'>): string {
  return `${room}/${jobId}-${fence}`;
}

/** The same as a prefix of storage keys. */
export function attemptPrefix(room: string, attempt: Attempt): string {
  return `${ownerSegment(attempt.ownerId)}/${attemptFolder(room, attempt)}/`;
}

/** What every attempt of a job begins with. */
export function attemptsPrefix(room: string, { ownerId, jobId }: Omit<Attempt, 'fence'>): string {
  return `${ownerSegment(ownerId)}/${room}/${jobId}-`;
}

/** After a job: what earlier attempts stored goes, or all of this one when it came too late. */
export async function removeStaleAttempts(
  storage: Storage,
  { room, attempt, accepted }: { room: string; attempt: Attempt; accepted: boolean },
): Promise<void> {
  const own = attemptPrefix(room, attempt);
  if (!accepted) return removeAll(storage, own);
  for await (const { key } of storage.list(attemptsPrefix(room, attempt))) {
    if (!key.startsWith(own)) await storage.remove(key);
  }
}
