import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { commitLazily } from '../database/commit-lazily.ts';
import { databaseNow } from '../database/database-now.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Counted } from './sliding-limit.ts';

/** What all processes of a database have counted, in rows that are forgotten after two windows. */
export type CallCounts = {
  add(of: CountedThing, counts: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Counted>>;
  look(of: CountedThing, key: string): Promise<Counted>;
  /** Takes the next place of those that are `everyMs` apart; gives how long it is until then. */
  takePlace(of: CountedThing, key: string): Promise<number>;
  sweep(): Promise<void>;
};

/** `windowMs` of a pace is the time between two. */
export type CountedThing = { readonly name: string; readonly windowMs: number };

export function makeCallCounts(
  database: Pick<OpenDatabase, 'db' | 'dialect'>,
  clock: () => number,
): CallCounts {
  const now = databaseNow(database.dialect, clock);
  return {
    async add({ name, windowMs }, counts) {
      // In one order for everybody: so no two processes wait for each other.
      const added = [...counts]
        .map(([key, count]) => ({ key, count, row: rowKeyOf(name, key) }))
        .sort((a, b) => (a.row < b.row ? -1 : 1));
      const found = new Map<string, Counted>();
      await commitLazily(database, async (db) => {
        for (let from = 0; from < added.length; from += rowsAtOnce) {
          const slice = added.slice(from, from + rowsAtOnce);
          const values = slice.map(
            ({ row, count }) =>
              sql`(${row}, ${now()}, cast(${count} as bigint), 0, ${now()} + ${2 * windowMs})`,
          );
          const { rows } = await sql<CountRow>`
            insert into call_counts as kept (key, started_at, count, previous_count, expires_at)
            values ${sql.join(values)}
            on conflict (key) do update set
              started_at = case when ${isCurrent(windowMs)} then kept.started_at
                when ${isNext(windowMs)} then kept.started_at + ${windowMs}
                else excluded.started_at end,
              previous_count = case when ${isCurrent(windowMs)} then kept.previous_count
                when ${isNext(windowMs)} then kept.count else 0 end,
              count = case when ${isCurrent(windowMs)} then kept.count else 0 end + excluded.count,
              expires_at = excluded.expires_at
            returning ${columnsOf(now())}`.execute(db);
          const countedOf = new Map(rows.map((row) => [row.key, countedFrom(row)]));
          for (const { row, key } of slice) {
            const counted = countedOf.get(row);
            if (counted) found.set(key, counted);
          }
        }
      });
      return found;
    },
    async look({ name, windowMs }, key) {
      const { rows } = await sql<CountRow>`select ${columnsOf(now())} from call_counts
        where key = ${rowKeyOf(name, key)}`.execute(database.db);
      return rows[0] ? rolled(countedFrom(rows[0]), windowMs) : nothingCounted;
    },
    async takePlace({ name, windowMs }, key) {
      let waitMs = windowMs;
      await commitLazily(database, async (db) => {
        const { rows } = await sql<{ wait: number }>`
          insert into call_counts as kept (key, started_at, count, previous_count, expires_at)
          values (${rowKeyOf(name, key)}, ${now()} + ${windowMs}, 0, 0, ${now()} + ${hourMs})
          on conflict (key) do update set
            started_at = case when kept.started_at + ${windowMs} > excluded.started_at
              then kept.started_at + ${windowMs} else excluded.started_at end,
            expires_at = excluded.expires_at
          returning started_at - ${now()} as wait`.execute(db);
        waitMs = rows[0]?.wait ?? windowMs;
      });
      return waitMs;
    },
    async sweep() {
      await sql`delete from call_counts where expires_at < ${now()}`.execute(database.db);
    },
  };
}

const rowsAtOnce = 500;
const hourMs = 3_600_000;

type CountRow = {
  readonly key: string;
  readonly age: number;
  readonly count: number;
  readonly previous: number;
};

const columnsOf = (now: ReturnType<ReturnType<typeof databaseNow>>) =>
  sql`key, ${now} - started_at as age, count, previous_count as previous`;

/** The row's own window, and the one right after it, are those of the call that is counted now. */
const isCurrent = (windowMs: number) => sql`excluded.started_at < kept.started_at + ${windowMs}`;
const isNext = (windowMs: number) => sql`excluded.started_at < kept.started_at + ${2 * windowMs}`;

const countedFrom = ({ age, count, previous }: CountRow): Counted => ({
  ageMs: Math.max(0, age),
  count,
  previousCount: previous,
});

const nothingCounted: Counted = { ageMs: 0, count: 0, previousCount: 0 };

function rolled(counted: Counted, windowMs: number): Counted {
  const { ageMs, count } = counted;
  if (ageMs < windowMs) return counted;
  if (ageMs >= 2 * windowMs) return nothingCounted;
  return { ageMs: ageMs - windowMs, count: 0, previousCount: count };
}

/** Addresses of networks and of people are kept by nobody: their digest tells them apart. */
function rowKeyOf(name: string, key: string): string {
  return `${name}:${createHash('sha256').update(key).digest('base64url').slice(0, 24)}`;
}
