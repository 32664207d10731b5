import { sql } from 'kysely';
import { commitLazily } from '../database/commit-lazily.ts';
import { databaseNow } from '../database/database-now.ts';
import { freeIn } from './free-jobs.ts';
import type { WaitingLine } from './waiting-line.ts';

/** For SQLite: the rows of `jobs` are the line, read in the order of their turns. */
export function makeTableLine(clock: () => number): WaitingLine {
  const now = databaseNow('sqlite', clock);
  const nothing = async () => {};
  return {
    now,
    // A power cut that takes a claim back takes its worker with it: one wait for the disk a job instead of two.
    claiming: (db, claim) =>
      commitLazily({ db, dialect: 'sqlite' }, (connection) =>
        connection.transaction().execute(claim),
      ),
    prepare: nothing,
    join: nothing,
    keep: nothing,
    leave: nothing,
    async next(within, kind) {
      // Literal: a partial index is used only where its condition stands in the statement.
      const found = await sql<{ id: string }>`
        select id from jobs
        where kind = ${kind} and status in ('queued', 'processing') and ${freeIn(now())}
        order by turn, created_at, id
        limit 1`.execute(within);
      return found.rows[0]?.id ?? null;
    },
  };
}
