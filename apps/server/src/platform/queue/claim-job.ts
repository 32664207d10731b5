import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobTable } from '../database/tables/jobs.ts';
import type { AnyJob, Lease } from './job-queue.ts';
import { queueTexts } from './texts.ts';

type ClaimDependencies = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly leaseMs: number;
};

/**
 * Claims optimistically: read the best candidate, then take it only if nobody else has. The
 * same statements are right on both databases, without locks held between them.
 */
export function makeClaim(dependencies: ClaimDependencies) {
  return async ({ kind }: AnyJob): Promise<Lease | null> => {
    for (;;) {
      const candidate = await nextCandidate(dependencies, kind);
      if (!candidate) return null;
      const isWornOut = candidate.attempts >= candidate.max_attempts;
      const isOurs = await take(dependencies, candidate, isWornOut);
      if (isOurs && !isWornOut) {
        return {
          jobId: candidate.id,
          ownerId: candidate.owner_id,
          payload: JSON.parse(candidate.payload),
          fence: candidate.fence + 1,
          attempt: candidate.attempts + 1,
          waits: candidate.waits,
          crashes: candidate.crashes,
        };
      }
    }
  };
}

type Candidate = Pick<
  JobTable,
  'id' | 'owner_id' | 'payload' | 'fence' | 'attempts' | 'max_attempts' | 'waits' | 'crashes'
>;

/**
 * Owners take turns: first whoever has the fewest jobs running, then whoever waited longest. Walks
 * over the owners of open jobs and reads the first due one of each: what a claim costs grows with
 * them, not with the jobs that wait or have ended.
 */
async function nextCandidate(
  { db, clock }: ClaimDependencies,
  kind: string,
): Promise<Candidate | undefined> {
  const now = clock();
  // Literal: both databases use a partial index only where its condition stands in the statement.
  const isOpen = sql`kind = ${kind} and status in ('queued', 'processing')`;
  const found = await sql<Candidate>`
    with recursive open_owners (owner) as (
      select * from (
        select owner_id from jobs where ${isOpen} order by owner_id limit 1
      ) as first_owner
      union all
      select (
        select owner_id from jobs where ${isOpen} and owner_id > owner order by owner_id limit 1
      )
      from open_owners where owner is not null
    ),
    turns as (
      select
        (
          select id from jobs
          where ${isOpen} and owner_id = owner and (
            (status = 'queued' and available_at <= ${now}) or
            (status = 'processing' and lease_until <= ${now})
          )
          order by created_at, id limit 1
        ) as first_job,
        (
          select count(*) from jobs
          where kind = ${kind} and status = 'processing' and owner_id = owner
        ) as running,
        (
          select started_at from jobs
          where kind = ${kind} and owner_id = owner and started_at is not null
          order by started_at desc limit 1
        ) as last_turn
      from open_owners where owner is not null
    )
    select id, owner_id, payload, fence, attempts, max_attempts, waits, crashes
    from turns join jobs on jobs.id = turns.first_job
    order by running, coalesce(last_turn, 0), created_at, id
    limit 1`.execute(db);
  return found.rows[0];
}

async function take(
  { db, clock, leaseMs }: ClaimDependencies,
  candidate: Candidate,
  isWornOut: boolean,
): Promise<boolean> {
  const now = clock();
  const ended = { status: 'failed' as const, error_message: queueTexts.interruptedTooOften };
  const started = {
    status: 'processing' as const,
    attempts: candidate.attempts + 1,
    started_at: now,
    lease_until: now + leaseMs,
  };
  const taken = await db
    .updateTable('jobs')
    .set({ ...(isWornOut ? ended : started), fence: candidate.fence + 1, updated_at: now })
    .where('id', '=', candidate.id)
    .where('fence', '=', candidate.fence)
    .where((where) => isFree(where, now))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Waiting and due, or left by a worker that has been silent past its lease. */
function isFree(where: ExpressionBuilder<Database, 'jobs'>, now: number) {
  return where.or([
    where.and([where('status', '=', 'queued'), where('available_at', '<=', now)]),
    where.and([where('status', '=', 'processing'), where('lease_until', '<=', now)]),
  ]);
}
