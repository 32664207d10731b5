import type { Act, ActLog, WorkActions, WorkList } from './ports.ts';

type Dependencies = {
  readonly work: Pick<WorkList, 'find'>;
  readonly actions: WorkActions;
  readonly log: ActLog;
};

export type WorkOutcome = 'done' | 'not-found' | 'not-ours' | 'not-failed';

/** Cancels a job of anybody, or runs one that failed again. */
export function makeActOnWork({ work, actions, log }: Dependencies) {
  const actOf = (act: Act['act'], by: string, { id, kind, ownerId }: ActedOn): Act => ({
    ...{ act, by, on: ownerId },
    detail: { job: { id, kind } },
  });
  return {
    async cancel(by: string, id: string): Promise<WorkOutcome> {
      const found = await work.find(id);
      if (!found || found.state === 'failed') return 'not-found';
      if (!actions.kinds.has(found.kind)) return 'not-ours';
      await log.add(actOf('job.cancelled', by, found));
      await actions.cancel(found);
      return 'done';
    },
    async runAgain(by: string, id: string): Promise<WorkOutcome> {
      const found = await work.find(id);
      if (!found) return 'not-found';
      if (found.state !== 'failed' || !actions.kinds.has(found.kind)) return 'not-failed';
      await log.add(actOf('job.run_again', by, found));
      await actions.runAgain(found);
      return 'done';
    },
  };
}

type ActedOn = { readonly id: string; readonly kind: string; readonly ownerId: string };
