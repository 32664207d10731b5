import { placedCard } from '@armoni/contract/tools';
import type { Kysely, Selectable } from 'kysely';
import { commitLazily } from '../../../../platform/database/commit-lazily.ts';
import { held } from '../../../../platform/database/gone.ts';
import type { OpenDatabase } from '../../../../platform/database/open-database.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import type { ReplyJournalTable } from '../../../../platform/database/tables/chat.ts';
import type { JournalEntry, Message, ReplyJournal } from '../../ports.ts';

/**
 * Each append is one statement, however many replies grow at once. It does not wait for the
 * disk, as the end of the reply does: twenty times a second that would hold everybody up.
 */
export function makeSqlReplyJournal(database: Pick<OpenDatabase, 'db' | 'dialect'>): ReplyJournal {
  return {
    append: (entries) =>
      commitLazily(database, async (db) => {
        const kept = await keptMessages(db, entries);
        const wanted = entries.filter(({ messageId }) => kept.has(messageId));
        for (let start = 0; start < wanted.length; start += rowsPerStatement) {
          const rows = wanted.slice(start, start + rowsPerStatement).map(rowFrom);
          await db.insertInto('reply_journal').values(rows).execute();
        }
      }),
  };
}

/** A reply to a message that was deleted meanwhile goes nowhere. */
async function keptMessages(
  db: Kysely<Database>,
  entries: readonly JournalEntry[],
): Promise<Set<string>> {
  const ids = [...new Set(entries.map(({ messageId }) => messageId))];
  const query = db.selectFrom('messages').select('id').where('id', 'in', ids);
  return new Set((await held(db, query).execute()).map((row) => row.id));
}

function rowFrom({ messageId, sequence, replaces, text, card }: JournalEntry): Row {
  const kept = card ? JSON.stringify(card) : null;
  return { message_id: messageId, sequence, replaces: replaces ? 1 : 0, text, card: kept };
}

type Row = Selectable<ReplyJournalTable>;

// Both databases cap the parameters of one statement (SQLite 32,766; PostgreSQL 65,535).
const rowsPerStatement = 4000;

export type Written = { readonly answer: string } & Required<Pick<Message, 'cards'>>;
const nothingWritten: Written = { answer: '', cards: [] };

/** What the journal holds of each message, its pieces joined in order. */
export async function writtenSoFar(
  db: Kysely<Database>,
  messageIds: readonly string[],
): Promise<Map<string, Written>> {
  const written = new Map<string, Written>();
  if (messageIds.length === 0) return written;
  const rows = await db
    .selectFrom('reply_journal')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('sequence')
    .execute();
  for (const row of rows) {
    const before = (row.replaces === 0 && written.get(row.message_id)) || nothingWritten;
    const { answer, cards } = before;
    const card = row.card === null ? [] : [placedCard.parse(JSON.parse(row.card))];
    written.set(row.message_id, { answer: answer + row.text, cards: [...cards, ...card] });
  }
  return written;
}
