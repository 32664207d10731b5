import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../../../../platform/database/open-database.ts';
import type { Database } from '../../../../../platform/database/schema.ts';
import type { SearchBacklogTable } from '../../../../../platform/database/tables/search.ts';

type Kind = SearchBacklogTable['kind'];

/** So many that a batch holds nobody up: about 10 ms. */
const batchSize = 100;

/**
 * Indexes a batch of what was there before the index, the newest first. False when nothing waits.
 */
export async function indexBatch(database: Pick<OpenDatabase, 'db' | 'dialect'>): Promise<boolean> {
  const waiting = await database.db
    .selectFrom('search_backlog')
    .select('kind')
    .orderBy('kind', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return false;
  const { dialect } = database;
  await database.db
    .transaction()
    .execute((db) => indexNext({ db: db as Kysely<Database>, dialect }, waiting.kind));
  return true;
}

async function indexNext(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  kind: Kind,
): Promise<void> {
  // Taken for this transaction: another process on the same database waits here.
  const place = await db
    .updateTable('search_backlog')
    .set((row) => ({ below_document: row('below_document', '-', batchSize) }))
    .where('kind', '=', kind)
    .returning(['before_id', 'below_document'])
    .executeTakeFirst();
  if (!place) return;
  let next = db.selectFrom(kind).select('id').orderBy('id', 'desc').limit(batchSize);
  if (place.before_id !== null) next = next.where('id', '<', place.before_id);
  const ids = (await next.execute()).map((row) => row.id);
  const lowest = ids.at(-1);
  if (lowest === undefined) {
    await db.deleteFrom('search_backlog').where('kind', '=', kind).execute();
    return;
  }
  const batch = { kind, ids, firstDocument: Number(place.below_document) };
  await (dialect === 'sqlite' ? addOnSqlite(db, batch) : addOnPostgres(db, batch));
  await db
    .updateTable('search_backlog')
    .set({ before_id: lowest })
    .where('kind', '=', kind)
    .execute();
}

type Batch = {
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly firstDocument: number;
};

/** What triggers have indexed since is left out. Ids grow with time inside a batch too. */
function documentsOf({ kind, ids, firstDocument }: Batch) {
  const [message, conversation, known] =
    kind === 'messages'
      ? [sql`texts.id`, sql`texts.conversation_id`, sql`message_id = texts.id`]
      : [sql`null`, sql`texts.id`, sql`conversation_id = texts.id and message_id is null`];
  return {
    columns: sql`${sql.lit(firstDocument)} - 1 + row_number() over (order by texts.id),
      ${message}, ${conversation}, texts.owner_id`,
    rows: sql`from ${sql.table(kind)} as texts where texts.id in (${sql.join(ids)})
      and not exists (select 1 from search_documents where ${known}) order by texts.id`,
  };
}

async function addOnSqlite(db: Kysely<Database>, batch: Batch): Promise<void> {
  const { columns, rows } = documentsOf(batch);
  await sql`insert into search_documents (id, message_id, conversation_id, owner_id)
    select ${columns} ${rows}`.execute(db);
  const [words, isText] =
    batch.kind === 'messages'
      ? [
          sql`substr(texts.query, 1, 100000) || ' ' || substr(texts.answer, 1, 100000)`,
          sql`texts.id = documents.message_id`,
        ]
      : [sql`texts.name`, sql`texts.id = documents.conversation_id`];
  await sql`insert into search_words (rowid, scope, words)
    select documents.id, hex(documents.owner_id), ${words}
    from search_documents as documents join ${sql.table(batch.kind)} as texts on ${isText}
    where documents.id >= ${batch.firstDocument}
      and documents.id < ${batch.firstDocument + batchSize}
    order by documents.id`.execute(db);
}

async function addOnPostgres(db: Kysely<Database>, batch: Batch): Promise<void> {
  const { columns, rows } = documentsOf(batch);
  const words =
    batch.kind === 'messages'
      ? sql`left(texts.query, 100000) || ' ' || left(texts.answer, 100000)`
      : sql`texts.name`;
  await sql`insert into search_documents (id, message_id, conversation_id, owner_id, words)
    select ${columns}, search_vector(texts.owner_id, ${words}) ${rows}`.execute(db);
}
