import { type BinKind, binIdOf, binKinds } from '@armoni/contract/bin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { binTotals } from '../../../platform/bin/bin-totals.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { BinnedItem, BinPlace, BinRepository } from '../ports.ts';

type Row = {
  readonly kind: BinKind;
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly size_bytes: number;
  readonly binned_at: number;
};

/** Of each kind, the rows that can be brought back one by one. */
const binned: Record<BinKind, RawBuilder<Row>> = {
  conversation: sql`select 'conversation' as kind, id, owner_id, name, 0 as size_bytes, binned_at
    from conversations where binned_at is not null and deleted_at is null`,
  picture: sql`select 'picture' as kind, id, owner_id, name, size_bytes, binned_at
    from files where binned_at is not null and binned_with is null`,
  style: sql`select 'style' as kind, cast(id as text) as id, owner_id, name, 0 as size_bytes,
    binned_at from models where binned_at is not null and deleted = 0`,
  film: sql`select 'film' as kind, id, owner_id, title as name, size_bytes, binned_at
    from videos where binned_at is not null`,
};

export function makeSqlBin(db: Kysely<Database>): BinRepository {
  return {
    async page(ownerId, { after, limit }) {
      const { rows } = await sql<Row>`
        select * from (${everyKind(sql`owner_id = ${ownerId}`)}) as binned where ${isAfter(after)}
        order by binned_at desc, kind desc, id desc limit ${limit}`.execute(db);
      return withFiles(db, ownerId, rows.map(itemFrom));
    },
    async placeOf({ kind, ownerId, id }) {
      const { rows } = await sql<Row>`
        select * from (${binned[kind]} and owner_id = ${ownerId}) as binned
        where id = ${id}`.execute(db);
      return rows.map(itemFrom)[0] ?? null;
    },
    totals: (ownerId) => binTotals(db, ownerId),
    async due({ ownerId, before, limit }) {
      const whose = ownerId === null ? sql`true` : sql`owner_id = ${ownerId}`;
      const { rows } = await sql<Row>`
        select * from (${everyKind(sql`${whose} and binned_at <= ${before}`)}) as binned
        order by binned_at, kind, id limit ${limit}`.execute(db);
      return rows.map(itemFrom);
    },
  };
}

function everyKind(condition: RawBuilder<unknown>) {
  const kinds = binKinds.map((kind) => sql`${binned[kind]} and ${condition}`);
  return sql.join(kinds, sql` union all `);
}

function isAfter(place: BinPlace | null) {
  if (!place) return sql`true`;
  return sql`(binned_at, kind, id) < (${place.binnedAt}, ${place.kind}, ${place.id})`;
}

/** Conversations and styles are as large as the files that went with them. */
async function withFiles(
  db: Kysely<Database>,
  ownerId: string,
  items: readonly BinnedItem[],
): Promise<readonly BinnedItem[]> {
  if (items.length === 0) return items;
  const ids = items.map(({ kind, id }) => binIdOf(kind, id));
  const rows = await db
    .selectFrom('files')
    .select(({ fn }) => ['binned_with', fn.sum('size_bytes').as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('binned_with', 'in', ids)
    .groupBy('binned_with')
    .execute();
  const bytes = new Map(rows.map((row) => [row.binned_with, Number(row.bytes)]));
  return items.map((item) => ({
    ...item,
    sizeBytes: item.sizeBytes + (bytes.get(binIdOf(item.kind, item.id)) ?? 0),
  }));
}

function itemFrom(row: Row): BinnedItem {
  return {
    kind: row.kind,
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    sizeBytes: Number(row.size_bytes),
    binnedAt: Number(row.binned_at),
  };
}
