import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { UploadTable } from '../../../platform/database/tables/files.ts';
import type { OpenUpload, UploadRepository } from '../ports.ts';

const pieces = z.array(z.object({ sizeBytes: z.number(), tag: z.string() }));

export function makeSqlUploads(db: Kysely<Database>): UploadRepository {
  return {
    add: (upload) =>
      db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, upload.ownerId);
        await transaction.insertInto('uploads').values(rowFrom(upload)).execute();
      }),
    async find(ownerId, id) {
      const row = await rowsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
      return row ? uploadFrom(row) : null;
    },
    async list(ownerId) {
      return (await rowsOf(db, ownerId).orderBy('id', 'desc').execute()).map(uploadFrom);
    },
    async advance(upload, fromBytes) {
      const { id, owner_id, created_at, ...changed } = rowFrom(upload);
      const { numUpdatedRows } = await db
        .updateTable('uploads')
        .set(changed)
        .where('id', '=', id)
        .where('owner_id', '=', owner_id)
        .where('received_bytes', '=', fromBytes)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async remove(id) {
      await db.deleteFrom('uploads').where('id', '=', id).execute();
    },
    async promisedBytes(ownerId) {
      const sum = await db
        .selectFrom('uploads')
        .select(({ fn }) => fn.sum('size_bytes').as('bytes'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      return Number(sum?.bytes ?? 0);
    },
    async restingSince(time) {
      const rows = db.selectFrom('uploads').selectAll().where('updated_at', '<', time);
      return (await rows.execute()).map(uploadFrom);
    },
    async knownKeys(keys) {
      if (keys.length === 0) return new Set();
      const rows = await db
        .selectFrom('uploads')
        .select('storage_key as key')
        .where('storage_key', 'in', keys)
        .execute();
      return new Set(rows.flatMap(({ key }) => key ?? []));
    },
  };
}

function rowsOf(db: Kysely<Database>, ownerId: string) {
  return db.selectFrom('uploads').selectAll().where('owner_id', '=', ownerId);
}

function rowFrom({ content, ...upload }: OpenUpload): UploadTable {
  return {
    id: upload.id,
    owner_id: upload.ownerId,
    name: upload.name,
    size_bytes: upload.sizeBytes,
    fingerprint: upload.fingerprint,
    received_bytes: upload.receivedBytes,
    mime_type: content?.mimeType ?? null,
    storage_key: content?.draft.key ?? null,
    draft_ref: content?.draft.ref ?? null,
    pieces: JSON.stringify(content?.draft.pieces ?? []),
    created_at: upload.createdAt,
    updated_at: upload.updatedAt,
  };
}

function uploadFrom(row: Selectable<UploadTable>): OpenUpload {
  const { mime_type: mimeType, storage_key: key, draft_ref: ref } = row;
  const hasBegun = mimeType !== null && key !== null && ref !== null;
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    sizeBytes: row.size_bytes,
    fingerprint: row.fingerprint,
    receivedBytes: row.received_bytes,
    content: hasBegun
      ? { mimeType, draft: { key, ref, pieces: z.parse(pieces, JSON.parse(row.pieces)) } }
      : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
