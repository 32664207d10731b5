import { type ChatInputs, chatInputs } from '@armoni/contract/chat';
import { placedCard } from '@armoni/contract/tools';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../../../platform/database/schema.ts';
import type { MessageTable } from '../../../../platform/database/tables/chat.ts';
import type { Message, MessageRepository } from '../../ports.ts';
import { branchesOf } from './sql-branches.ts';
import { type Written, writtenSoFar } from './sql-reply-journal.ts';

type Row = Selectable<MessageTable>;
type Reads = Pick<
  MessageRepository,
  'page' | 'first' | 'find' | 'findByTask' | 'feedbacks' | 'replyingIn' | 'historyBefore'
>;

export function messageReads(db: Kysely<Database>): Reads {
  const all = () => db.selectFrom('messages').selectAll();
  return {
    page: (ownerId, conversationId, firstId, limit) =>
      page(db, { ownerId, conversationId, firstId, limit }),
    async first(ownerId, conversationId) {
      const row = await all()
        .where('owner_id', '=', ownerId)
        .where('conversation_id', '=', conversationId)
        .where('is_shown', '=', 1)
        .orderBy('position')
        .limit(1)
        .executeTakeFirst();
      return row ? messageFrom(row) : null;
    },
    find: (ownerId, id) => findBy(db, ownerId, ['id', id]),
    findByTask: (ownerId, taskId) => findBy(db, ownerId, ['task_id', taskId]),
    async feedbacks(ownerId, { skip, limit }) {
      const rows = await db
        .selectFrom('messages')
        .select(['id', 'conversation_id', 'rating', 'rating_words', 'rated_at'])
        .where('owner_id', '=', ownerId)
        .where('rated_at', 'is not', null)
        .orderBy('rated_at', 'desc')
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map((row) => ({
        messageId: row.id,
        conversationId: row.conversation_id,
        rating: row.rating ?? 'like',
        words: row.rating_words,
        ratedAt: row.rated_at ?? 0,
      }));
    },
    async replyingIn(ownerId) {
      const rows = await db
        .selectFrom('messages')
        .select('conversation_id')
        // Written out, so that the index of the few at work is known to fit.
        .where(sql<boolean>`status = 'running'`)
        .where('owner_id', '=', ownerId)
        .execute();
      return new Set(rows.map((row) => row.conversation_id));
    },
    async historyBefore(conversationId, position, limit) {
      const rows = await all()
        .where('conversation_id', '=', conversationId)
        .where('is_shown', '=', 1)
        .where('position', '<', position)
        .where('status', 'in', ['done', 'stopped', 'failed'])
        .orderBy('position', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map((row) => messageFrom(row));
    },
  };
}

async function findBy(
  db: Kysely<Database>,
  ownerId: string,
  [column, value]: readonly ['id' | 'task_id', string],
): Promise<Message | null> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return null;
  const [message] = await withGrowingAnswers(db, [row]);
  return message ?? null;
}

type PageWish = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly firstId: string | null;
  readonly limit: number;
};

async function page(db: Kysely<Database>, wish: PageWish): ReturnType<Reads['page']> {
  const mine = db
    .selectFrom('messages')
    .where('owner_id', '=', wish.ownerId)
    .where('conversation_id', '=', wish.conversationId);
  let query = mine
    .selectAll()
    .where('is_shown', '=', 1)
    .orderBy('position', 'desc')
    .limit(wish.limit + 1);
  if (wish.firstId !== null) {
    const first = await mine.select('position').where('id', '=', wish.firstId).executeTakeFirst();
    if (first === undefined) return null;
    query = query.where('position', '<', first.position);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, wish.limit).reverse();
  const [messages, branches] = await Promise.all([
    withGrowingAnswers(db, shown),
    branchesOf(
      db,
      wish.conversationId,
      shown.map((row) => row.parent_id),
    ),
  ]);
  const items = messages.map((message) => ({
    ...message,
    branches: branches.get(message.parentId ?? '') ?? [],
  }));
  return { items, hasMore: rows.length > wish.limit };
}

export async function withGrowingAnswers(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<readonly Message[]> {
  const running = rows.filter((row) => row.status === 'running').map((row) => row.id);
  const written = await writtenSoFar(db, running);
  return rows.map((row) => messageFrom(row, written.get(row.id)));
}

/** `written`: by its journal, while it is being answered. */
export function messageFrom(row: Row, written?: Written): Message {
  const { answer, cards } = written ?? { answer: row.answer, cards: cardsFrom(row.cards) };
  return {
    id: row.id,
    conversationId: row.conversation_id,
    ownerId: row.owner_id,
    position: row.position,
    taskId: row.task_id,
    status: row.status,
    query: row.query,
    inputs: inputsFrom(row.inputs),
    answer,
    cards,
    error: row.error,
    rating: row.rating,
    parentId: row.parent_id,
    createdAt: row.created_at,
  };
}

const placedCards = z.array(placedCard);

function cardsFrom(text: string | null) {
  return text === null ? [] : placedCards.parse(JSON.parse(text));
}

function inputsFrom(text: string): ChatInputs {
  return chatInputs.parse(JSON.parse(text));
}
