import * as z from 'zod/mini';
import type { HandlerOutcome } from './job-handler.ts';
import type { Lease } from './job-queue.ts';

export const noResult = z.record(z.string(), z.never());
export type NoResult = z.infer<typeof noResult>;

/** The end of a job that nobody asks after: its row, which names whose it was, goes with it. */
export function doneWithoutTrace(
  { jobId }: Pick<Lease, 'jobId'>,
  afterwards?: () => Promise<void>,
): HandlerOutcome<NoResult> {
  return {
    ok: true,
    result: {},
    ...(afterwards && { afterwards }),
    async write(transaction) {
      await transaction.deleteFrom('jobs').where('id', '=', jobId).execute();
    },
  };
}
