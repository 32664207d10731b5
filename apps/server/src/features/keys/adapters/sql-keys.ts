import { keyScopes } from '@armoni/contract/keys';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { AccessKeyTable } from '../../../platform/database/tables/keys.ts';
import type { AccessKey, KeyRepository } from '../ports.ts';

const storedScopes = z.array(z.enum(keyScopes));

export function makeSqlKeys(db: Kysely<Database>): KeyRepository {
  return {
    add: (key, secretSha256, most) =>
      db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, key.ownerId);
        const { count } = await transaction
          .selectFrom('access_keys')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('owner_id', '=', key.ownerId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return null;
        await transaction.insertInto('access_keys').values(rowFrom(key, secretSha256)).execute();
        return key;
      }),
    async of(ownerId) {
      const rows = await db
        .selectFrom('access_keys')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(keyFrom);
    },
    async findBySecret(secretSha256) {
      const row = await db
        .selectFrom('access_keys')
        .selectAll()
        .where('secret_sha256', '=', secretSha256)
        // The person's own row goes with the promise of an erasure, their keys a little later.
        .where(({ exists, or, selectFrom }) =>
          or([
            exists(selectFrom('user').select('id').whereRef('user.id', '=', 'owner_id')),
            exists(selectFrom('owners').select('id').whereRef('owners.id', '=', 'owner_id')),
          ]),
        )
        .executeTakeFirst();
      return row ? keyFrom(row) : null;
    },
    async markUsed(id, at) {
      await db.updateTable('access_keys').set({ last_used_at: at }).where('id', '=', id).execute();
    },
    async remove(ownerId, id) {
      await db
        .deleteFrom('access_keys')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute();
    },
    async erase(ownerId) {
      await db.deleteFrom('access_keys').where('owner_id', '=', ownerId).execute();
    },
  };
}

function keyFrom(row: Selectable<AccessKeyTable>): AccessKey {
  const scopes = z.parse(storedScopes, JSON.parse(row.scopes));
  const times = { createdAt: row.created_at, lastUsedAt: row.last_used_at };
  return { id: row.id, ownerId: row.owner_id, name: row.name, hint: row.hint, scopes, ...times };
}

function rowFrom(key: AccessKey, secretSha256: string): AccessKeyTable {
  return {
    id: key.id,
    owner_id: key.ownerId,
    name: key.name,
    hint: key.hint,
    secret_sha256: secretSha256,
    scopes: JSON.stringify(key.scopes),
    created_at: key.createdAt,
    last_used_at: key.lastUsedAt,
  };
}
