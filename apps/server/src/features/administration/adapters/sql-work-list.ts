import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { JobTable } from '../../../platform/database/tables/jobs.ts';
import type { Work, WorkList, WorkState } from '../ports.ts';
import { namesOf } from './sql-acts.ts';

const states: readonly WorkState[] = ['running', 'waiting', 'failed'];
const stateOf = { processing: 'running', queued: 'waiting', failed: 'failed' } as const;

/** What is said of work by the payload of its kind; nothing else of what people wrote is shown. */
export type ToldOf = (kind: string, payload: unknown) => Pick<Work, 'title' | 'pieces'>;

export function makeSqlWorkList(db: Kysely<Database>, toldOf: ToldOf): WorkList {
  const shown = async (rows: readonly Selectable<JobTable>[]): Promise<Work[]> => {
    const names = await namesOf(
      db,
      rows.map((row) => row.owner_id),
    );
    return rows.map((row) => workFrom(row, names.get(row.owner_id) ?? null, toldOf));
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
      const countOf = async (state: WorkState) => {
        const rows = db.selectFrom('jobs').select(({ fn }) => fn.countAll().as('count'));
        return Number((await rows.where(isIn([state])).executeTakeFirstOrThrow()).count);
      };
      const [running, waiting, failed] = await Promise.all(states.map(countOf));
      return { running: running ?? 0, waiting: waiting ?? 0, failed: failed ?? 0 };
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

/** Literal: a partial index is used only where its condition stands in the statement. */
const isIn = (wanted: readonly WorkState[]) =>
  sql<boolean>`(${sql.join(
    wanted.map((state) => conditionOf[state]),
    sql` or `,
  )})`;

const isOpen = sql`status in ('queued', 'processing')`;
const conditionOf = {
  running: sql`(${isOpen} and status = 'processing')`,
  waiting: sql`(${isOpen} and status = 'queued')`,
  failed: sql`status = 'failed'`,
} as const satisfies Record<WorkState, RawBuilder<unknown>>;

const orderOf = {
  running: { by: 'started_at', direction: 'asc' },
  waiting: { by: 'created_at', direction: 'asc' },
  failed: { by: 'updated_at', direction: 'desc' },
} as const satisfies Record<WorkState, { by: keyof JobTable; direction: 'asc' | 'desc' }>;

function workFrom(row: Selectable<JobTable>, ownerName: string | null, toldOf: ToldOf): Work {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerName,
    kind: row.kind,
    ...toldOf(row.kind, JSON.parse(row.payload)),
    state: stateOf[row.status as keyof typeof stateOf],
    where: row.status === 'processing' ? row.worker : null,
    percent: row.percent,
    stage: row.stage,
    message: row.error_message,
    attempts: row.attempts,
    createdAt: row.created_at,
    startedAt: row.started_at,
    changedAt: row.updated_at,
  };
}
