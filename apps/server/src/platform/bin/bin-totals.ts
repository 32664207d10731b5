import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export type BinTotals = {
  /** Of what can be brought back: what lies there with something else is not counted. */
  readonly items: number;
  readonly sizeBytes: number;
};

/** How much of a person lies in the bin. */
export async function binTotals(db: Kysely<Database>, ownerId: string): Promise<BinTotals> {
  const { rows } = await sql<{ items: number; bytes: number }>`
    select coalesce(sum(items), 0) as items, coalesce(sum(bytes), 0) as bytes from (
      select count(*) as items, 0 as bytes from conversations
        where owner_id = ${ownerId} and binned_at is not null and deleted_at is null
      union all select count(*), 0 from models
        where owner_id = ${ownerId} and binned_at is not null and deleted = 0
      union all select count(*), sum(size_bytes) from videos
        where owner_id = ${ownerId} and binned_at is not null
      union all select sum(case when binned_with is null then 1 else 0 end), sum(size_bytes)
        from files where owner_id = ${ownerId} and binned_at is not null
    ) as binned`.execute(db);
  return { items: Number(rows[0]?.items ?? 0), sizeBytes: Number(rows[0]?.bytes ?? 0) };
}
