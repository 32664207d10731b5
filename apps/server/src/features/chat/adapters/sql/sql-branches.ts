import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import type { NewMessage } from '../../ports.ts';

type Db = Kysely<Database>;

/** What a message follows: another message, or its conversation for a first question. */
export async function parentOf(
  db: Db,
  { conversationId }: Pick<NewMessage, 'conversationId'>,
  replaces: string | null,
): Promise<string> {
  if (replaces !== null) return standBeside(db, conversationId, replaces);
  const last = await shownOf(db, conversationId)
    .select('id')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? conversationId;
}

/**
 * Makes room beside a message: what is shown ends before it, and replies in the making to what is no
 * longer shown are stopped. Resolves to what both follow.
 */
async function standBeside(db: Db, conversationId: string, id: string): Promise<string> {
  await show(db, conversationId, id);
  const { position } = await placeOf(db, id);
  // Messages of before branches follow the one at the place before.
  await sql`update messages set parent_id = coalesce(
      (select earlier.id from messages as earlier
        where earlier.conversation_id = ${conversationId} and earlier.position < messages.position
        order by earlier.position desc limit 1), conversation_id)
    where conversation_id = ${conversationId} and position >= ${position}
      and parent_id is null`.execute(db);
  await db
    .updateTable('messages')
    .set({ is_shown: 0, stop_requested: 1 })
    .where('conversation_id', '=', conversationId)
    .where('is_shown', '=', 1)
    .where('position', '>=', position)
    .execute();
  return (await placeOf(db, id)).parent_id ?? conversationId;
}

/** Shows the branch of a message: what leads to it, itself, and the newest of what followed it. */
export async function show(db: Db, conversationId: string, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`with recursive
    above(id, parent_id) as (
      select id, parent_id from messages where id = ${id} and is_shown = 0
      union all
      select earlier.id, earlier.parent_id from above
        join messages as earlier on earlier.id = above.parent_id and earlier.is_shown = 0),
    below(id) as (
      select id from messages where id = ${id} and is_shown = 0
      union all
      select (select later.id from messages as later
        where later.conversation_id = ${conversationId} and later.parent_id = below.id
        order by later.position desc limit 1)
      from below where below.id is not null)
    select id from above union select id from below where id is not null`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  const fork = sql<number>`(select coalesce(max(position), 0) from messages
    where id in (select parent_id from messages where id in (${sql.join(ids)})) and is_shown = 1)`;
  await db
    .updateTable('messages')
    .set({ is_shown: 0 })
    .where('conversation_id', '=', conversationId)
    .where('is_shown', '=', 1)
    .where('position', '>', fork)
    .execute();
  await db.updateTable('messages').set({ is_shown: 1 }).where('id', 'in', ids).execute();
}

/** By what they follow: the ids of the questions in one place, in their order; alone or not. */
export async function branchesOf(
  db: Db,
  conversationId: string,
  parentIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parents = parentIds.filter((id) => id !== null);
  const branches = new Map<string, string[]>();
  if (parents.length === 0) return branches;
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'parent_id'])
    .where('conversation_id', '=', conversationId)
    .where('parent_id', 'in', parents)
    .orderBy('position')
    .execute();
  for (const { id, parent_id: parent } of rows) {
    branches.set(parent ?? '', [...(branches.get(parent ?? '') ?? []), id]);
  }
  return branches;
}

const shownOf = (db: Db, conversationId: string) =>
  db.selectFrom('messages').where('conversation_id', '=', conversationId).where('is_shown', '=', 1);

const placeOf = (db: Db, id: string) =>
  db
    .selectFrom('messages')
    .select(['position', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
