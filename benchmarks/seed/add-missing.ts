import { sql } from 'kysely';
import type { OpenDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { type Amounts, seedRows } from './seed-rows.ts';

/** Rows after which a fill that was cut off goes on. */
const fillAtOnce = 250_000;
const tables = { messages: 'messages', files: 'files', films: 'videos' } as const;
type Counted = keyof typeof tables;
const counted = Object.keys(tables) as Counted[];

/** Adds as many rows as a person lacks; nothing where a run before has filled the database. */
export async function addMissing(
  database: OpenDatabase,
  owner: string,
  amounts: Pick<Amounts, Counted>,
): Promise<void> {
  const countOf = async (what: Counted) => {
    const rows = database.db.selectFrom(tables[what]).where('owner_id', '=', owner);
    const { count } = await rows
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  for (const what of counted) {
    const wanted = amounts[what] ?? 0;
    const there = await countOf(what);
    await withoutWordIndexes(database, wanted - there, async () => {
      for (let before = there; before < wanted; before += fillAtOnce) {
        const missing = Math.min(fillAtOnce, wanted - before);
        await seedRows({ database, owners: [owner], amounts: { [what]: missing }, before });
      }
    });
  }
}

/** So many rows are worth making an index of words anew. */
const manyRows = 20_000;

/** On PostgreSQL an index of words is made in a minute and grows by the row for an hour. */
async function withoutWordIndexes(
  { db, dialect }: OpenDatabase,
  rows: number,
  fill: () => Promise<void>,
): Promise<void> {
  if (dialect === 'sqlite' || rows < manyRows) return fill();
  const indexes = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where schemaname = current_schema() and indexdef like '% USING gin %'`.execute(db);
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill().finally(async () => {
    for (const { made } of indexes.rows) await sql.raw(made).execute(db);
    await sql`vacuum analyze`.execute(db);
  });
}

/** Whom nobody plays: accounts with a few things each, so that rows of others stand between one's own. */
export async function addCrowd(
  database: OpenDatabase,
  people: number,
  amounts: Amounts,
): Promise<void> {
  const { db, dialect } = database;
  const ids = Array.from({ length: people }, (_, index) => `crowd-${index}`);
  const known = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', ids[0] ?? '')
    .execute();
  if (people === 0 || known.length > 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const id of ids) {
      const confirmed = dialect === 'sqlite' ? sql`1` : sql`true`;
      const now = dialect === 'sqlite' ? sql`'2026-01-01T00:00:00.000Z'` : sql`now()`;
      await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
        values (${id}, ${`Personne ${id}`}, ${`${id}@example.org`}, ${confirmed}, ${now}, ${now})`.execute(
        transaction,
      );
    }
    await seedRows({ database: { db: transaction, dialect }, owners: ids, amounts });
  });
}
