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

/** Owners take turns: first whoever has the fewest jobs running, then whoever waited longest. */
async function nextCandidate(
  { db, clock }: ClaimDependencies,
  kind: string,
): Promise<Candidate | undefined> {
  const now = clock();
  const turns = db
    .selectFrom('jobs')
    .select(['owner_id as turn_owner'])
    .select(sql<number>`sum(case when status = 'processing' then 1 else 0 end)`.as('running'))
    .select(({ fn }) => fn.max('started_at').as('last_turn'))
    .where('kind', '=', kind)
    .groupBy('owner_id');
  return db
    .selectFrom('jobs')
    .innerJoin(turns.as('turns'), 'turns.turn_owner', 'jobs.owner_id')
    .select(['id', 'owner_id', 'payload', 'fence', 'attempts', 'max_attempts', 'waits', 'crashes'])
    .where('kind', '=', kind)
    .where((where) => isFree(where, now))
    .orderBy('turns.running')
    .orderBy(sql`coalesce(turns.last_turn, 0)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
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
