import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import type { ChatArchive } from '../../ports.ts';
import { conversationFrom } from './sql-conversations.ts';
import { withGrowingAnswers } from './sql-message-reads.ts';

export function makeSqlChatArchive(db: Kysely<Database>): ChatArchive {
  return {
    async conversations(ownerId) {
      const rows = await db
        .selectFrom('conversations')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .orderBy('updated_at')
        .execute();
      return rows.map(conversationFrom);
    },
    async messages(ownerId, conversationId) {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .where('owner_id', '=', ownerId)
        .orderBy('position')
        .execute();
      return withGrowingAnswers(db, rows);
    },
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
