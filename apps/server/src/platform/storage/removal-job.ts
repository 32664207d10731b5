import * as z from 'zod/mini';
import { defineJob } from '../queue/define-job.ts';
import { doneWithoutTrace, type NoResult, noResult } from '../queue/done-without-trace.ts';
import type { JobHandler } from '../queue/job-handler.ts';
import type { PromiseJob } from '../queue/job-queue.ts';
import { removeAll } from './remove-all.ts';
import type { Storage } from './storage.ts';

const removal = z.object({
  keys: z.array(z.string()),
  /** Everything whose key begins with one of these. */
  prefixes: z.array(z.string()),
});
export type Removal = z.infer<typeof removal>;

/** The removal of objects whose rows are gone. */
export const removalJob = defineJob('removal', removal, noResult);

/** A job's row stays small: it is read whole each time it is claimed. */
const keysAtOnce = 500;

/**
 * Promises, in the transaction that deletes the rows, that their objects go too, and what can
 * still be read of the rows; so there is a job even when there is no object.
 */
export async function promiseRemoval(
  promise: PromiseJob,
  ownerId: string,
  { keys, prefixes }: Removal,
): Promise<void> {
  const request = { ownerId, job: removalJob, idempotencyKey: null };
  for (let start = keysAtOnce; start < keys.length; start += keysAtOnce) {
    const payload = { keys: keys.slice(start, start + keysAtOnce), prefixes: [] };
    await promise({ ...request, payload });
  }
  await promise({ ...request, payload: { keys: keys.slice(0, keysAtOnce), prefixes } });
}

type Dependencies = {
  readonly storage: Storage;
  /** Deleted text shall not stay readable anywhere. */
  readonly forgetDeleted: () => Promise<void>;
};

export function makeRemovalHandler({
  storage,
  forgetDeleted,
}: Dependencies): JobHandler<Removal, NoResult> {
  return async (lease, { signal }) => {
    for (const key of lease.payload.keys) {
      signal.throwIfAborted();
      await storage.remove(key);
    }
    for (const prefix of lease.payload.prefixes) {
      signal.throwIfAborted();
      await removeAll(storage, prefix);
    }
    return doneWithoutTrace(lease, forgetDeleted);
  };
}
