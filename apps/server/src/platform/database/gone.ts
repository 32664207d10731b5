import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** What a new row would belong to has been deleted meanwhile: the row must not come into being. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  readonly what: 'owner' | 'conversation';

  constructor(what: GoneError['what']) {
    super(`the ${what} is gone`);
    this.what = what;
  }
}

/**
 * Inside the transaction that writes the first row of something new. Whoever erases the person
 * waits for that transaction, or is seen by it; so no row of an erased person comes into being,
 * and no list of the erased is needed.
 * @throws {GoneError} when there is no such person
 */
export async function assertOwnerStays(transaction: Kysely<Database>, id: string): Promise<void> {
  for (const table of ['user', 'owners'] as const) {
    const query = transaction.selectFrom(table).select('id').where('id', '=', id);
    if (await held(transaction, query).executeTakeFirst()) return;
  }
  throw new GoneError('owner');
}

/**
 * Inside the transaction that adds something to a conversation. Whoever throws it away or deletes it
 * waits for that transaction, or is seen by it. A conversation that has not begun is no obstacle:
 * files may come first.
 * @throws {GoneError} when the conversation was deleted, or lies in the bin
 */
export async function assertConversationStays(
  transaction: Kysely<Database>,
  ownerId: string,
  id: string,
): Promise<void> {
  const query = transaction
    .selectFrom('conversations')
    .select(['deleted_at', 'binned_at'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id);
  const row = await held(transaction, query).executeTakeFirst();
  if (row && (row.deleted_at !== null || row.binned_at !== null))
    throw new GoneError('conversation');
}

/** Holds the rows until the end of the transaction; on SQLite nobody else writes meanwhile. */
export function held<T extends keyof Database, O>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Database, T, O>,
): SelectQueryBuilder<Database, T, O> {
  return db.getExecutor().adapter instanceof PostgresAdapter ? query.forShare() : query;
}
