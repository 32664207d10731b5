import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import {
  doneWithoutTrace,
  type NoResult,
  noResult,
} from '../../../platform/queue/done-without-trace.ts';
import type { JobHandler } from '../../../platform/queue/job-handler.ts';
import type { Assistant } from '../ports.ts';

const forgetting = z.object({ externalId: z.string() });
type Forgetting = z.infer<typeof forgetting>;

/** Deletes what the assistant's provider keeps of a conversation that is gone here. */
export const forgettingJob = defineJob('forgetting', forgetting, noResult);

export function makeForgettingHandler(
  assistant: Pick<Assistant, 'forget'>,
): JobHandler<Forgetting, NoResult> {
  return async (lease) => {
    await assistant.forget?.(lease.ownerId, lease.payload.externalId);
    return doneWithoutTrace(lease);
  };
}
