import type { Kysely, Selectable } from 'kysely';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { ExportTable } from '../../../platform/database/tables/exports.ts';
import type { ExportRecord, ExportRepository } from '../ports.ts';

export function makeSqlExports(db: Kysely<Database>): ExportRepository {
  const rows = () => db.selectFrom('exports').selectAll();
  return {
    async add(transaction, record) {
      await assertOwnerStays(transaction, record.ownerId);
      await transaction.insertInto('exports').values(rowFrom(record)).execute();
    },
    async of(ownerId) {
      const query = rows().where('owner_id', '=', ownerId).orderBy('made_at', 'desc');
      return (await query.execute()).map(recordFrom);
    },
    async find(id) {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row ? recordFrom(row) : null;
    },
    async expired(now) {
      return (await rows().where('expires_at', '<=', now).execute()).map(recordFrom);
    },
    async remove(transaction, ids) {
      if (ids.length === 0) return;
      await transaction.deleteFrom('exports').where('id', 'in', ids).execute();
    },
    async erase(ownerId) {
      await db.deleteFrom('exports').where('owner_id', '=', ownerId).execute();
    },
    async knownKeys(keys) {
      if (keys.length === 0) return new Set();
      const query = db.selectFrom('exports').select('storage_key');
      const known = await query.where('storage_key', 'in', keys).execute();
      return new Set(known.map((row) => row.storage_key));
    },
    async storedBytes(ownerId) {
      const query = db.selectFrom('usage').select(['file_bytes', 'film_bytes']);
      const usage = await query.where('owner_id', '=', ownerId).executeTakeFirst();
      return Number(usage?.file_bytes ?? 0) + Number(usage?.film_bytes ?? 0);
    },
  };
}

function recordFrom(row: Selectable<ExportTable>): ExportRecord {
  const { id, secret } = row;
  const times = { madeAt: row.made_at, expiresAt: row.expires_at };
  const stored = { key: row.storage_key, sizeBytes: row.size_bytes };
  return { id, ownerId: row.owner_id, secret, ...stored, ...times };
}

function rowFrom(record: ExportRecord): ExportTable {
  const { id, secret } = record;
  const times = { made_at: record.madeAt, expires_at: record.expiresAt };
  const stored = { storage_key: record.key, size_bytes: record.sizeBytes };
  return { id, owner_id: record.ownerId, secret, ...stored, ...times };
}
