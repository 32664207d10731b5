import { type Kysely, type Selectable, sql } from 'kysely';
import { assertOwnerStays } from '../../../../platform/database/gone.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import type { MessageTable } from '../../../../platform/database/tables/chat.ts';
import type {
  Message,
  MessagePlace,
  MessageRepository,
  NewMessage,
  ReplyEnd,
} from '../../ports.ts';
import { parentOf, show } from './sql-branches.ts';
import { conversationRowFrom } from './sql-conversations.ts';
import { messageFrom, messageReads } from './sql-message-reads.ts';
import { writtenSoFar } from './sql-reply-journal.ts';

type Dependencies = { readonly db: Kysely<Database>; readonly clock: () => number };

export function makeSqlMessages({ db, clock }: Dependencies): MessageRepository {
  return {
    ...messageReads(db),
    append: (message, place) => append(db, { message, ...place, now: clock() }),
    finish: (id, end) => finish(db, id, end),
    async requestStop(ownerId, taskId) {
      await db
        .updateTable('messages')
        .set({ stop_requested: 1 })
        .where('owner_id', '=', ownerId)
        .where('task_id', '=', taskId)
        .where('status', '=', 'running')
        .execute();
    },
    async requestStops(transaction, conversationId) {
      await transaction
        .updateTable('messages')
        .set({ stop_requested: 1 })
        .where('conversation_id', '=', conversationId)
        .where('status', '=', 'running')
        .execute();
    },
    async beat(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .updateTable('messages')
        .set({ heartbeat_at: clock() })
        .where('id', 'in', ids)
        .where('status', '=', 'running')
        .returning(['id', 'stop_requested'])
        .execute();
      const wanted = new Set(rows.filter((row) => row.stop_requested === 0).map((row) => row.id));
      return ids.filter((id) => !wanted.has(id));
    },
    async rate(ownerId, id, feedback) {
      const { rating, words } = feedback ?? { rating: null, words: null };
      await db
        .updateTable('messages')
        .set({ rating, rating_words: words, rated_at: feedback && clock() })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute();
    },
    show: (ownerId, id) => showBranch(db, ownerId, id),
    markCutOff: (before, error) => markCutOff(db, before, error),
  };
}

type Appended = MessagePlace & { readonly message: NewMessage; readonly now: number };

/** The conversation's row is taken first, so that two questions at once come one after the other. */
function append(db: Kysely<Database>, appended: Appended): Promise<Message | null> {
  const { message, begins, replaces, now } = appended;
  return db.transaction().execute(async (tx) => {
    await assertOwnerStays(tx, message.ownerId);
    if (replaces && !(await isIn(tx, message, replaces))) return null;
    if (begins) {
      await tx.insertInto('conversations').values(conversationRowFrom(begins)).execute();
    } else if (!(await moveToTop(tx, message))) return null;
    const parentId = await parentOf(tx, message, replaces);
    const position = begins ? 1 : await nextPosition(tx, message.conversationId);
    const row = rowFrom(message, { position, parentId, now });
    await tx.insertInto('messages').values(row).execute();
    return messageFrom(row);
  });
}

async function moveToTop(db: Kysely<Database>, message: NewMessage): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ updated_at: message.createdAt })
    .where('id', '=', message.conversationId)
    .where('owner_id', '=', message.ownerId)
    .where('deleted_at', 'is', null)
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function isIn(db: Kysely<Database>, { conversationId, ownerId }: NewMessage, id: string) {
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** The conversation's row is taken first, as for a question. */
function showBranch(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const message = await tx
      .selectFrom('messages')
      .select('conversation_id')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!message) return false;
    const { numUpdatedRows } = await tx
      .updateTable('conversations')
      .set(({ ref }) => ({ updated_at: ref('updated_at') }))
      .where('id', '=', message.conversation_id)
      .where('deleted_at', 'is', null)
      .where('binned_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await show(tx, message.conversation_id, id);
    return true;
  });
}

async function nextPosition(db: Kysely<Database>, conversationId: string): Promise<number> {
  const { position } = await db
    .selectFrom('messages')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return Number(position);
}

async function markCutOff(db: Kysely<Database>, before: number, error: string): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('status', '=', 'running')
    .where('heartbeat_at', '<=', before)
    .execute();
  const written = await writtenSoFar(
    db,
    rows.map((row) => row.id),
  );
  for (const { id } of rows) {
    await db.transaction().execute(async (tx) => {
      const ended = await tx
        .updateTable('messages')
        .set({ status: 'failed', error, ...answerFrom(written.get(id)) })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('heartbeat_at', '<=', before)
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return;
      await tx.deleteFrom('reply_journal').where('message_id', '=', id).execute();
    });
  }
  return rows.length;
}

function finish(db: Kysely<Database>, id: string, end: ReplyEnd): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable('messages')
      .set({
        status: end.status,
        ...answerFrom(end),
        error: end.error,
        prompt_tokens: end.usage.promptTokens,
        completion_tokens: end.usage.completionTokens,
      })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('reply_journal').where('message_id', '=', id).execute();
  });
}

const answerFrom = ({ answer = '', cards = [] }: Partial<ReplyEnd> = {}) => ({
  answer,
  cards: cards.length > 0 ? JSON.stringify(cards) : null,
});

const notRated = { rating: null, rating_words: null, rated_at: null } as const;

type Place = { readonly position: number; readonly parentId: string; readonly now: number };

function rowFrom(
  message: NewMessage,
  { position, parentId, now }: Place,
): Selectable<MessageTable> {
  return {
    id: message.id,
    conversation_id: message.conversationId,
    owner_id: message.ownerId,
    position,
    task_id: message.taskId,
    status: 'running',
    query: message.query,
    inputs: JSON.stringify(message.inputs),
    answer: '',
    cards: null,
    error: null,
    prompt_tokens: 0,
    completion_tokens: 0,
    created_at: message.createdAt,
    heartbeat_at: now,
    stop_requested: 0,
    ...notRated,
    parent_id: parentId,
    is_shown: 1,
  };
}
