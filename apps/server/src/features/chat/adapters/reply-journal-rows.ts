import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { ReplyJournal } from '../ports.ts';

/** Each append is one statement, however many replies grow at once. */
export function makeReplyJournalRows(db: Kysely<Database>): ReplyJournal {
  return {
    async append(entries) {
      for (let start = 0; start < entries.length; start += rowsPerStatement) {
        const rows = entries.slice(start, start + rowsPerStatement).map((entry) => ({
          message_id: entry.messageId,
          sequence: entry.sequence,
          replaces: entry.replaces ? (1 as const) : (0 as const),
          text: entry.text,
        }));
        await db.insertInto('reply_journal').values(rows).execute();
      }
    },
  };
}

// Both databases cap the parameters of one statement (SQLite 32,766; PostgreSQL 65,535).
const rowsPerStatement = 4000;

/** What the journal holds of each message, its pieces joined in order. */
export async function writtenSoFar(
  db: Kysely<Database>,
  messageIds: readonly string[],
): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  if (messageIds.length === 0) return written;
  const rows = await db
    .selectFrom('reply_journal')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('sequence')
    .execute();
  for (const row of rows) {
    const before = row.replaces === 1 ? '' : (written.get(row.message_id) ?? '');
    written.set(row.message_id, before + row.text);
  }
  return written;
}
