import type { Kysely } from 'kysely';
import { batchesOf, copyObject, holds } from '../backup/objects.ts';
import type { Database } from '../platform/database/schema.ts';
import { hashStream } from '../platform/storage/hash-stream.ts';
import type { KnownKeys } from '../platform/storage/known-keys.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** An object is not in its new place as it is in the old one. */
export class MovedObjectError extends Error {
  override readonly name = 'MovedObjectError';
}

type ObjectsMove = {
  readonly db: Kysely<Database>;
  readonly from: Storage;
  readonly to: Storage;
  readonly knownKeysOf: (db: Kysely<Database>) => KnownKeys;
  readonly contentTypeOf: (key: string) => string;
  /** Told after each of them. */
  readonly onObject: (count: MovedObjects) => void;
};

export type MovedObjects = {
  readonly objects: number;
  readonly copied: number;
  readonly bytes: number;
};

/**
 * Copies the objects that rows name and reads each back. What an earlier run brought over is compared
 * and left there, so a run that was cut short goes on.
 */
export async function moveObjects(move: ObjectsMove): Promise<MovedObjects> {
  const knownKeys = move.knownKeysOf(move.db);
  let count: MovedObjects = { objects: 0, copied: 0, bytes: 0 };
  for await (const batch of batchesOf(move.from)) {
    for (const key of await knownKeys(batch)) {
      const { isCopied, sizeBytes } = await moveObject(move, key);
      const { objects, copied, bytes } = count;
      count = {
        objects: objects + 1,
        copied: copied + (isCopied ? 1 : 0),
        bytes: bytes + sizeBytes,
      };
      move.onObject(count);
    }
  }
  return count;
}

async function moveObject({ from, to, contentTypeOf }: ObjectsMove, key: string) {
  const there = await to.stat(key);
  const here = await from.stat(key);
  if (!here) throw new MovedObjectError(key);
  const { sizeBytes } = here;
  if (there?.sizeBytes === sizeBytes && (await isSame(from, to, key))) {
    return { isCopied: false, sizeBytes };
  }
  const copied = await copyObject(from, to, key, contentTypeOf(key));
  if (!copied || !(await holds(to, copied))) throw new MovedObjectError(key);
  return { isCopied: true, sizeBytes };
}

async function isSame(from: Storage, to: Storage, key: string): Promise<boolean> {
  const found = await from.read(key);
  if (!found) return false;
  const sha256 = await hashStream(found.stream);
  return holds(to, { key, sizeBytes: found.sizeBytes, sha256 });
}
