import type { ConversationOrder } from '@armoni/contract/chat';
import type { Insertable, Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import { assertOwnerStays } from '../../../../platform/database/gone.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import type { ConversationTable } from '../../../../platform/database/tables/chat.ts';
import type { Conversation, ConversationListWish, ConversationRepository } from '../../ports.ts';

type Dependencies = { readonly db: Kysely<Database>; readonly clock: () => number };

const sortOf = {
  created_at: ['created_at', 'asc'],
  '-created_at': ['created_at', 'desc'],
  updated_at: ['updated_at', 'asc'],
  '-updated_at': ['updated_at', 'desc'],
} as const satisfies Record<ConversationOrder, unknown>;

export function makeSqlConversations({ db, clock }: Dependencies): ConversationRepository {
  const mine = (ownerId: string) =>
    db
      .selectFrom('conversations')
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .where('binned_at', 'is', null);

  async function find(ownerId: string, id: string): Promise<Conversation | null> {
    const row = await mine(ownerId).selectAll().where('id', '=', id).executeTakeFirst();
    return row ? conversationFrom(row) : null;
  }

  return {
    find,
    page: (ownerId, wish) => page(mine(ownerId), wish),
    add: (conversation) =>
      db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, conversation.ownerId);
        const row = conversationRowFrom(conversation);
        await transaction.insertInto('conversations').values(row).execute();
      }),
    async rename(ownerId, id, name) {
      await db
        .updateTable('conversations')
        .set({ name })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where('binned_at', 'is', null)
        .execute();
      return find(ownerId, id);
    },
    async pin(ownerId, id, isPinned) {
      await db
        .updateTable('conversations')
        .set({ pinned_at: isPinned ? clock() : null })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute();
      return find(ownerId, id);
    },
    async rememberExternalId(ownerId, id, externalId) {
      await db
        .updateTable('conversations')
        .set({ external_id: externalId })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute();
    },
    async wasDeleted(ownerId, id) {
      const row = await db
        .selectFrom('conversations')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    remove: (transaction, ownerId, id) => remove(transaction, clock(), ownerId, id),
  };
}

async function page(
  mine: SelectQueryBuilder<Database, 'conversations', object>,
  wish: ConversationListWish,
): ReturnType<ConversationRepository['page']> {
  const { lastId, limit, order = '-updated_at', endUser = null, isPinned = null } = wish;
  const [column, direction] = sortOf[order];
  let listed = endUser === null ? mine : mine.where('end_user', '=', endUser);
  if (isPinned !== null) listed = listed.where('pinned_at', isPinned ? 'is not' : 'is', null);
  let query = listed
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1);
  if (lastId !== null) {
    const last = await listed.select([column, 'id']).where('id', '=', lastId).executeTakeFirst();
    if (!last) return null;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'id'), direction === 'desc' ? '<' : '>', tuple(last[column], last.id)),
    );
  }
  const rows = await query.execute();
  return { items: rows.slice(0, limit).map(conversationFrom), hasMore: rows.length > limit };
}

async function remove(
  tx: Kysely<Database>,
  now: number,
  ownerId: string,
  id: string,
): ReturnType<ConversationRepository['remove']> {
  const before = await tx
    .selectFrom('conversations')
    .select('external_id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!before) return null;
  await tx
    .updateTable('conversations')
    .set({ deleted_at: now, name: '', external_id: null, binned_at: null, pinned_at: null })
    .where('id', '=', id)
    .execute();
  const messages = tx.selectFrom('messages').select('id').where('conversation_id', '=', id);
  await tx.deleteFrom('reply_journal').where('message_id', 'in', messages).execute();
  await tx.deleteFrom('messages').where('conversation_id', '=', id).execute();
  return { externalId: before.external_id };
}

export function conversationRowFrom(conversation: Conversation): Insertable<ConversationTable> {
  return {
    id: conversation.id,
    owner_id: conversation.ownerId,
    name: conversation.name,
    external_id: conversation.externalId,
    end_user: conversation.endUser,
    created_at: conversation.createdAt,
    updated_at: conversation.updatedAt,
    deleted_at: null,
  };
}

export function conversationFrom(row: Selectable<ConversationTable>): Conversation {
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    externalId: row.external_id,
    endUser: row.end_user,
    isPinned: row.pinned_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
