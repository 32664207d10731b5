import type { EngineHealth } from '@armoni/contract/administration';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { DaysWork } from '../read-overview.ts';

const hourMs = 60 * 60_000;
const hoursADay = 24;

type Ended = { readonly at: number; readonly failed: boolean; readonly seconds: number | null };

/** What the rows of jobs and pictures say of the last 24 hours; null for engines that leave none. */
export function makeSqlDaysWork(
  db: Kysely<Database>,
  clock: () => number,
  kinds: Partial<Record<EngineHealth['id'], string>>,
) {
  return async (engine: EngineHealth['id']): Promise<DaysWork | null> => {
    const since = clock() - hoursADay * hourMs;
    const kind = kinds[engine];
    if (kind !== undefined) return summed(await endedJobs(db, kind, since), since);
    if (engine === 'images') return summed(await madePictures(db, since), since);
    return null;
  };
}

async function endedJobs(db: Kysely<Database>, kind: string, since: number): Promise<Ended[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['updated_at', 'started_at', 'status'])
    .where('kind', '=', kind)
    .where('status', 'in', ['completed', 'failed'])
    .where('updated_at', '>', since)
    .execute();
  return rows.map(({ updated_at: at, started_at: begun, status }) => ({
    at,
    failed: status === 'failed',
    seconds: begun === null || status === 'failed' ? null : (at - begun) / 1000,
  }));
}

/** How long one took is not kept; one that failed leaves no row. */
async function madePictures(db: Kysely<Database>, since: number): Promise<Ended[]> {
  const rows = await db
    .selectFrom('files')
    .select('created_at')
    .where('is_made', '=', 1)
    .where('created_at', '>', since)
    .execute();
  return rows.map(({ created_at: at }) => ({ at, failed: false, seconds: null }));
}

function summed(ended: readonly Ended[], since: number): DaysWork {
  const hours = Array.from({ length: hoursADay }, () => ({ made: 0, failed: 0 }));
  for (const { at, failed } of ended) {
    const hour = hours[Math.min(hoursADay - 1, Math.floor((at - since) / hourMs))];
    if (hour) hour[failed ? 'failed' : 'made'] += 1;
  }
  return { hours, medianSeconds: medianOf(ended.flatMap(({ seconds }) => seconds ?? [])) };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
