import { type Kysely, sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import { databaseNow } from '../database/database-now.ts';
import type { Database } from '../database/schema.ts';
import type { OpenBoss } from './open-boss.ts';
import type { JobInLine, WaitingLine } from './waiting-line.ts';

/**
 * For PostgreSQL: pg-boss keeps the line. It has the ids of jobs and their turns and nothing of what
 * they are about; each of its calls is part of the transaction that changes the job's row.
 */
export function makeBossLine({ boss }: OpenBoss, leaseMs: number): WaitingLine {
  const known = new Map<string, Promise<void>>();
  return {
    now: databaseNow('postgres', Date.now),
    // Workers elsewhere outlive this server: a fence that it forgot would be given twice.
    claiming: (db, claim) => db.transaction().execute(claim),
    prepare(kind) {
      const made =
        known.get(kind) ??
        boss.createQueue(kind, { ...queueOptions, heartbeatSeconds: Math.ceil(leaseMs / 1000) });
      known.set(kind, made);
      made.catch(() => known.delete(kind));
      return made;
    },
    async join(within, { id, kind, turn }, { afterMs, isNew = false }) {
      const db = fromKysely(within);
      if (!isNew) await boss.deleteJob(kind, id, { db });
      await boss.send(kind, null, { ...entryOf({ id, turn }, afterMs), db });
    },
    async next(within, kind) {
      const [job] = await boss.fetch(kind, { db: fromKysely(within) });
      return job?.id ?? null;
    },
    async keep(within, { id, kind }) {
      await boss.touch(kind, id, { db: fromKysely(within) });
    },
    async leave(within, { ids, kind }, how) {
      const db = fromKysely(within);
      // Also what has just been taken from a worker that was thought to be lost.
      if (how === 'completed')
        await boss.complete(kind, [...ids], null, { db, includeQueued: true });
      else await boss.deleteJob(kind, [...ids], { db });
    },
  };
}

/** How many attempts there are is the row's affair: pg-boss never gives a job up, nor forgets one. */
const queueOptions = {
  retryLimit: 1_000_000,
  retentionSeconds: 10 * 365 * 86_400,
  // Its most. Who works on a job for longer keeps it: the lease of its row is what counts.
  expireInSeconds: 86_400,
  deleteAfterSeconds: 3600,
};

function entryOf({ id, turn }: Pick<JobInLine, 'id' | 'turn'>, afterMs: number) {
  // Its higher priorities go first.
  return { id, priority: -turn, startAfter: `${Math.max(0, Math.ceil(afterMs))} milliseconds` };
}

/**
 * Puts open jobs into the line that do not stand in it: those of a studio that had its own table
 * for a line, or of a backup, which is of rows alone. Gives how many there were.
 */
export async function admitStrays(
  db: Kysely<Database>,
  { boss, schema }: OpenBoss,
  line: WaitingLine,
): Promise<number> {
  for (let count = 0; ; ) {
    const strays = await findStrays(db, schema, line);
    if (strays.length === 0) return count;
    for (const kind of new Set(strays.map((stray) => stray.kind))) {
      await line.prepare(kind);
      const ofKind = strays.filter((stray) => stray.kind === kind);
      await db.transaction().execute(async (transaction) => {
        const within = fromKysely(transaction);
        // What ended once and is open again.
        await boss.deleteJob(
          kind,
          ofKind.map(({ id }) => id),
          { db: within },
        );
        const entries = ofKind.map((stray) => entryOf(stray, stray.afterMs));
        await boss.insert(kind, entries, { db: within });
      });
    }
    count += strays.length;
  }
}

type Stray = JobInLine & { readonly afterMs: number };

async function findStrays(
  db: Kysely<Database>,
  schema: string,
  line: WaitingLine,
): Promise<readonly Stray[]> {
  const { rows } = await sql<Stray>`
    select id, kind, turn, greatest(available_at, coalesce(lease_until, 0)) - ${line.now()} as "afterMs"
    from jobs
    where status in ('queued', 'processing') and (
      -- Not « not exists »: without statistics that becomes a join of all jobs of a kind with all entries.
      select entry.id from ${sql.table(`${schema}.job`)} as entry
      where entry.name = jobs.kind and entry.id = jobs.id::uuid
        and entry.state in ('created', 'retry', 'active')
      limit 1
    ) is null
    order by kind, turn, created_at, id
    limit 1000`.execute(db);
  return rows;
}
