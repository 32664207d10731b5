import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import type { ChatArchive } from '../../ports.ts';
import { conversationFrom } from './sql-conversations.ts';
import { withGrowingAnswers } from './sql-message-reads.ts';

type Reads = Pick<ChatArchive, 'conversations' | 'messages'>;

/** A slice has few and long messages, or many and short ones. */
const sliceBytes = 1_000_000;
const mostMessages = 500;
const mostConversations = 200;

export function archiveReads(db: Kysely<Database>): Reads {
  return {
    async *conversations(ownerId) {
      for (let after = ''; ; ) {
        const rows = await db
          .selectFrom('conversations')
          .selectAll()
          .where('owner_id', '=', ownerId)
          .where('id', '>', after)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .limit(mostConversations)
          .execute();
        yield rows.map(conversationFrom);
        if (rows.length < mostConversations) return;
        after = rows.at(-1)?.id ?? '';
      }
    },
    async *messages(ownerId, conversationId) {
      for (let after = 0; ; ) {
        const rows = await messageSlice(db, { ownerId, conversationId, after }).execute();
        const last = rows.at(-1);
        if (!last) return;
        yield await withGrowingAnswers(db, rows);
        after = last.position;
      }
    },
  };
}

type Place = { readonly ownerId: string; readonly conversationId: string; readonly after: number };

/** Up to as many bytes as a slice has, at least one message. */
function messageSlice(db: Kysely<Database>, { ownerId, conversationId, after }: Place) {
  const following = db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('owner_id', '=', ownerId)
    .where('position', '>', after)
    .orderBy('position');
  const bytes = sql<number>`sum(octet_length(query) + octet_length(answer) + octet_length(inputs))
    over (order by position)`;
  const measured = following.select(['position', bytes.as('bytes')]).limit(mostMessages);
  const last = sql<number>`(select coalesce(
    max(case when bytes <= ${sliceBytes} then position end), min(position)) from ${measured} as m)`;
  return following.selectAll().where('position', '<=', last);
}

export function makeSqlChatArchive(db: Kysely<Database>, reads: Reads): ChatArchive {
  return {
    ...reads,
    async erase(ownerId) {
      await db.transaction().execute(async (tx) => {
        // First what messages are added to: a question that comes at this moment is seen or refused.
        const rows = await tx
          .deleteFrom('conversations')
          .where('owner_id', '=', ownerId)
          .returning('id')
          .execute();
        for (const { id } of rows) {
          const messages = tx.selectFrom('messages').select('id').where('conversation_id', '=', id);
          await tx.deleteFrom('reply_journal').where('message_id', 'in', messages).execute();
          await tx.deleteFrom('messages').where('conversation_id', '=', id).execute();
        }
      });
    },
  };
}
