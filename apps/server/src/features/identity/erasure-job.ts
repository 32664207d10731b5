import * as z from 'zod/mini';
import { defineJob } from '../../platform/queue/define-job.ts';
import {
  doneWithoutTrace,
  type NoResult,
  noResult,
} from '../../platform/queue/done-without-trace.ts';
import type { JobHandler } from '../../platform/queue/job-handler.ts';
import type { OwnerRepository, PersonalData } from './ports.ts';

const about = z.object({});

/** The erasure of everything of one person; its owner is that person. */
export const erasureJob = defineJob('erasure', about, noResult);

type Dependencies = {
  /** In the order of erasing it. */
  readonly personalData: readonly PersonalData[];
  readonly owners: OwnerRepository;
  /** Deleted text shall not stay readable anywhere. */
  readonly forgetDeleted: () => Promise<void>;
};

export type ErasureHandler = JobHandler<z.infer<typeof about>, NoResult>;

/** Each step may be repeated: one that was cut off begins again. */
export function makeErasureHandler({
  personalData,
  owners,
  forgetDeleted,
}: Dependencies): ErasureHandler {
  return async (lease, { signal }) => {
    for (const { eraseOf } of personalData) {
      signal.throwIfAborted();
      await eraseOf(lease.ownerId);
    }
    await owners.eraseLeftovers(lease.ownerId);
    return doneWithoutTrace(lease, forgetDeleted);
  };
}
