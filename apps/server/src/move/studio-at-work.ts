import { sql } from 'kysely';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { bossApplicationName } from '../platform/queue/open-boss.ts';

/** Whether a studio runs on it. On SQLite it holds the data folder, so that nobody else opens it. */
export async function isInUse({ db, dialect }: OpenDatabase): Promise<boolean> {
  if (dialect === 'sqlite') return false;
  // Each process keeps connections for its jobs as long as it lives.
  const { rows } = await sql<{ others: number }>`select count(*)::int as others
    from pg_stat_activity
    where datname = current_database() and application_name = ${bossApplicationName}`.execute(db);
  return (rows[0]?.others ?? 0) > 0;
}
