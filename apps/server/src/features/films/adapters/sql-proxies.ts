import type { Kysely, Selectable } from 'kysely';
import { GoneError, held } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { ClipProxyTable } from '../../../platform/database/tables/files.ts';
import type { ClipProxies, ClipProxy } from '../proxies/proxies.ts';

export function makeSqlProxies(db: Kysely<Database>): ClipProxies {
  const rowsOf = (ownerId: string) =>
    db.selectFrom('clip_proxies').selectAll().where('owner_id', '=', ownerId);
  const rowsWith = (keys: readonly string[]) =>
    db
      .selectFrom('clip_proxies')
      .select('clip_proxies.storage_key')
      .where('clip_proxies.storage_key', 'in', keys);
  return {
    async find(ownerId, fileId) {
      const row = await rowsOf(ownerId).where('file_id', '=', fileId).executeTakeFirst();
      return row ? proxyFrom(row) : null;
    },
    keep,
    async listOf(ownerId) {
      return (await rowsOf(ownerId).orderBy('file_id').execute()).map(proxyFrom);
    },
    async erase(ownerId) {
      await db.deleteFrom('clip_proxies').where('owner_id', '=', ownerId).execute();
    },
    async knownKeys(keys) {
      if (keys.length === 0) return new Set();
      return keysIn(await rowsWith(keys).execute());
    },
    async shownKeys(keys) {
      if (keys.length === 0) return new Set();
      const shown = rowsWith(keys)
        .innerJoin('files', 'files.id', 'clip_proxies.file_id')
        .where('files.binned_at', 'is', null);
      return keysIn(await shown.execute());
    },
  };
}

async function keep(transaction: Kysely<Database>, proxy: ClipProxy): Promise<void> {
  // The clip stays held: what erases it waits, or is seen here.
  const clip = transaction
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', proxy.ownerId)
    .where('id', '=', proxy.fileId);
  if (!(await held(transaction, clip).executeTakeFirst())) throw new GoneError('owner');
  await transaction
    .insertInto('clip_proxies')
    .values({
      file_id: proxy.fileId,
      owner_id: proxy.ownerId,
      storage_key: proxy.key,
      size_bytes: proxy.sizeBytes,
    })
    .execute();
}

function keysIn(rows: readonly Pick<ClipProxyTable, 'storage_key'>[]): Set<string> {
  return new Set(rows.map(({ storage_key }) => storage_key));
}

function proxyFrom(row: Selectable<ClipProxyTable>): ClipProxy {
  return {
    fileId: row.file_id,
    ownerId: row.owner_id,
    key: row.storage_key,
    sizeBytes: Number(row.size_bytes),
  };
}
