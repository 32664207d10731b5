import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { JobTable } from '../../../platform/database/tables/jobs.ts';
import type { Work, WorkList, WorkState } from '../ports.ts';
import { namesOf } from './sql-acts.ts';

const states: readonly WorkState[] = ['running', 'waiting', 'failed'];
const statusOf = { running: 'processing', waiting: 'queued', failed: 'failed' } as const;
const stateOf = { processing: 'running', queued: 'waiting', failed: 'failed' } as const;

/** What is said of work by the payload of its kind; nothing else of what people wrote is shown. */
export type TitleOf = (kind: string, payload: unknown) => string | null;

export function makeSqlWorkList(db: Kysely<Database>, titleOf: TitleOf): WorkList {
  const shown = async (rows: readonly Selectable<JobTable>[]): Promise<Work[]> => {
    const names = await namesOf(
      db,
      rows.map((row) => row.owner_id),
    );
    return rows.map((row) => workFrom(row, names.get(row.owner_id) ?? null, titleOf));
  };
  const ofState = (state: WorkState, limit: number) =>
    db
      .selectFrom('jobs')
      .selectAll()
      .where(isIn([state]))
      .orderBy(orderOf[state].by, orderOf[state].direction)
      .limit(limit)
      .execute();
  return {
    async page({ state, limit }) {
      const found: Selectable<JobTable>[] = [];
      for (const one of state ? [state] : states) {
        if (found.length < limit) found.push(...(await ofState(one, limit - found.length)));
      }
      return shown(found);
    },
    async counts() {
      const rows = await db
        .selectFrom('jobs')
        .select(({ fn }) => ['status', fn.countAll().as('count')])
        .where(isIn(states))
        .groupBy('status')
        .execute();
      const countOf = (state: WorkState) =>
        Number(rows.find(({ status }) => status === statusOf[state])?.count ?? 0);
      return {
        running: countOf('running'),
        waiting: countOf('waiting'),
        failed: countOf('failed'),
      };
    },
    async find(id) {
      const row = await db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where(isIn(states))
        .executeTakeFirst();
      return row ? ((await shown([row]))[0] ?? null) : null;
    },
    async openOf(ownerId) {
      const rows = await db
        .selectFrom('jobs')
        .select(['id', 'kind'])
        .where('owner_id', '=', ownerId)
        .where(isIn(['running', 'waiting']))
        .execute();
      return rows.map(({ id, kind }) => ({ id, kind, ownerId }));
    },
  };
}

const isIn = (wanted: readonly WorkState[]) => (where: ExpressionBuilder<Database, 'jobs'>) =>
  where(
    'status',
    'in',
    wanted.map((state) => statusOf[state]),
  );

const orderOf = {
  running: { by: 'started_at', direction: 'asc' },
  waiting: { by: 'created_at', direction: 'asc' },
  failed: { by: 'updated_at', direction: 'desc' },
} as const satisfies Record<WorkState, { by: keyof JobTable; direction: 'asc' | 'desc' }>;

function workFrom(row: Selectable<JobTable>, ownerName: string | null, titleOf: TitleOf): Work {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerName,
    kind: row.kind,
    title: titleOf(row.kind, JSON.parse(row.payload)),
    state: stateOf[row.status as keyof typeof stateOf],
    // The queue does not keep which process has a job.
    where: null,
    percent: row.percent,
    stage: row.stage,
    message: row.error_message,
    attempts: row.attempts,
    createdAt: row.created_at,
    startedAt: row.started_at,
    changedAt: row.updated_at,
  };
}
