import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobTable } from '../database/tables/jobs.ts';
import { freeIn } from './free-jobs.ts';
import type { AnyJob, Lease } from './job-queue.ts';
import { queueTexts } from './texts.ts';
import type { WaitingLine } from './waiting-line.ts';

type ClaimDependencies = {
  readonly db: Kysely<Database>;
  readonly line: WaitingLine;
  readonly leaseMs: number;
  /** The name of this process. */
  readonly worker?: string | undefined;
};

/** The line names a job, its row decides whether it may be taken. */
export function makeClaim(dependencies: ClaimDependencies) {
  const { db, line } = dependencies;
  return async ({ kind }: AnyJob): Promise<Lease | null> => {
    await line.prepare(kind);
    for (;;) {
      const taken = await line.claiming(db, (within) => takeNext(within, dependencies, kind));
      if (taken !== 'passed over') return taken;
    }
  };
}

async function takeNext(
  within: Transaction<Database>,
  dependencies: ClaimDependencies,
  kind: string,
): Promise<Lease | null | 'passed over'> {
  const { line } = dependencies;
  const id = await line.next(within, kind);
  if (id === null) return null;
  const row = await take(within, dependencies, id);
  if (row && row.attempts <= row.max_attempts) return leaseOf(row);
  if (row) await endWornOut(within, dependencies, row);
  else await passOver(within, dependencies, { id, kind });
  return 'passed over';
}

function take(
  within: Transaction<Database>,
  { line, leaseMs, worker }: ClaimDependencies,
  id: string,
): Promise<Selectable<JobTable> | undefined> {
  return within
    .updateTable('jobs')
    .set(({ eb }) => ({
      status: 'processing',
      worker: worker ?? null,
      attempts: eb('attempts', '+', 1),
      fence: eb('fence', '+', 1),
      started_at: line.now(),
      lease_until: sql<number>`${line.now()} + ${leaseMs}`,
      updated_at: line.now(),
    }))
    .where('id', '=', id)
    .where(freeIn(line.now()))
    .returningAll()
    .executeTakeFirst();
}

const leaseOf = (row: Selectable<JobTable>): Lease => ({
  jobId: row.id,
  kind: row.kind,
  turn: row.turn,
  ownerId: row.owner_id,
  payload: JSON.parse(row.payload),
  fence: row.fence,
  attempt: row.attempts,
  waits: row.waits,
  crashes: row.crashes,
  trace: row.trace,
});

async function endWornOut(
  within: Transaction<Database>,
  { line }: ClaimDependencies,
  { id, kind, attempts }: Selectable<JobTable>,
): Promise<void> {
  await line.leave(within, { ids: [id], kind }, 'gone');
  await within
    .updateTable('jobs')
    .set({
      status: 'failed',
      error_message: queueTexts.interruptedTooOften,
      attempts: attempts - 1,
      lease_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Over or erased without the line's knowing, or still in the hands of somebody else. */
async function passOver(
  within: Transaction<Database>,
  { line, leaseMs }: ClaimDependencies,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<void> {
  const open = await within
    .selectFrom('jobs')
    .select('turn')
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst();
  if (open) await line.join(within, { id, kind, turn: open.turn }, { afterMs: leaseMs });
  else await line.leave(within, { ids: [id], kind }, 'gone');
}
