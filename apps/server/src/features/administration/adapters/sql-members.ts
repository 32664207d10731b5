import { type Kysely, sql } from 'kysely';
import { assertOwnerStays, GoneError } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Member, MemberChange, MemberRepository } from '../ports.ts';
import { type ActWriting, writeAct } from './sql-acts.ts';

export function makeSqlMembers(db: Kysely<Database>, writing: ActWriting): MemberRepository {
  return {
    async find(id) {
      const row = await everybody(db).where('people.id', '=', id).executeTakeFirst();
      return row ? memberFrom(row) : null;
    },
    async page({ q, order, beforeId, limit }) {
      const rows = await everybody(db)
        .$if(beforeId !== null, (query) => query.where('people.id', '<', beforeId as string))
        .$if(q.trim() !== '', (query) => query.where(matches(q)))
        .$if(order === 'fullest', (query) =>
          query.orderBy(sql`coalesce(file_bytes, 0) + coalesce(film_bytes, 0)`, 'desc'),
        )
        .orderBy('people.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(memberFrom);
    },
    counts: (seenSince) => counts(db, seenSince),
    change: (id, change, acts) =>
      db.transaction().execute(async (transaction) => {
        await write(transaction, id, change);
        for (const act of acts) await writeAct(transaction, act, writing);
      }),
    async isSuspended(id) {
      return (await rowOf(db, id))?.suspended_at != null;
    },
    async quotaOf(id) {
      return (await rowOf(db, id))?.quota_bytes ?? null;
    },
    see: (id, at, email) => see(db, { id, at, email }),
    claimFirst: (id) => db.transaction().execute((transaction) => claimFirst(transaction, id)),
    erase: (id) => db.transaction().execute((transaction) => erase(transaction, id)),
  };
}

const rowOf = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('members')
    .select(['suspended_at', 'quota_bytes'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Accounts of the embedded provider, and those whom another issuer signs in. */
function everybody(db: Kysely<Database>) {
  const accounts = db
    .selectFrom('user')
    .select([
      'id',
      sql<string | null>`name`.as('name'),
      sql<string | null>`email`.as('email'),
      sql<number | boolean | null>`"emailVerified"`.as('confirmed'),
    ])
    .unionAll(
      db
        .selectFrom('owners')
        .select([
          'id',
          sql<string | null>`null`.as('name'),
          sql<string | null>`null`.as('email'),
          sql<number | boolean | null>`null`.as('confirmed'),
        ]),
    );
  return db
    .selectFrom(accounts.as('people'))
    .leftJoin('members', 'members.id', 'people.id')
    .leftJoin('usage', 'usage.owner_id', 'people.id')
    .select(({ fn, val }) => [
      'people.id',
      'people.name',
      'people.confirmed',
      fn.coalesce('people.email', 'members.email').as('email'),
      'members.email as outside_email',
      'members.administers',
      'members.suspended_at',
      'members.quota_bytes',
      'members.seen_at',
      fn.coalesce('usage.file_bytes', val(0)).as('file_bytes'),
      fn.coalesce('usage.film_bytes', val(0)).as('film_bytes'),
    ]);
}

function matches(q: string) {
  const part = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(lower(coalesce(people.name, '')) like ${part} escape '\\'
    or lower(coalesce(people.email, members.email, '')) like ${part} escape '\\')`;
}

type Row = Awaited<ReturnType<ReturnType<typeof everybody>['execute']>>[number];

const memberFrom = (row: Row): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  isEmailConfirmed: row.outside_email !== null || Boolean(row.confirmed),
  administers: row.administers === 1,
  suspendedAt: row.suspended_at,
  quotaBytes: row.quota_bytes,
  seenAt: row.seen_at,
  usedBytes: Number(row.file_bytes) + Number(row.film_bytes),
});

async function counts(db: Kysely<Database>, seenSince: number) {
  const count = async (table: 'user' | 'owners') => {
    const query = db.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
    return Number((await query.executeTakeFirstOrThrow()).count);
  };
  const of = db.selectFrom('members').select(({ fn }) => fn.countAll().as('count'));
  const suspended = await of.where('suspended_at', 'is not', null).executeTakeFirstOrThrow();
  const seen = await of.where('seen_at', '>=', seenSince).executeTakeFirstOrThrow();
  return {
    all: (await count('user')) + (await count('owners')),
    suspended: Number(suspended.count),
    seen: Number(seen.count),
  };
}

/** A row comes into being with the first thing there is to say of somebody. */
async function write(
  transaction: Kysely<Database>,
  id: string,
  { administers, suspendedAt, quotaBytes }: MemberChange,
): Promise<void> {
  const set = {
    ...(administers !== undefined && { administers: administers ? 1 : 0 }),
    ...(suspendedAt !== undefined && { suspended_at: suspendedAt }),
    ...(quotaBytes !== undefined && { quota_bytes: quotaBytes }),
  };
  if (Object.keys(set).length > 0) await upsert(transaction, id, set);
}

type Fields = Partial<Omit<Database['members'], 'id'>>;

async function upsert(transaction: Kysely<Database>, id: string, set: Fields): Promise<void> {
  await assertOwnerStays(transaction, id);
  await transaction
    .insertInto('members')
    .values({ id, administers: 0, ...set })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
    .execute();
}

async function see(
  db: Kysely<Database>,
  { id, at, email }: { id: string; at: number; email: string | null },
): Promise<void> {
  const set = { seen_at: at, ...(email !== null && { email }) };
  try {
    await db.transaction().execute((transaction) => upsert(transaction, id, set));
  } catch (error) {
    // Erased since they called.
    if (!(error instanceof GoneError)) throw error;
  }
}

/** The row of the choice decides which of several at once is the first. */
async function claimFirst(transaction: Kysely<Database>, id: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('studio_choices')
    .values({ name: 'first-account', value: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await upsert(transaction, id, { administers: 1 });
}

async function erase(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('members').where('id', '=', id).execute();
  await transaction
    .deleteFrom('invitations')
    .where('email', 'in', (of) =>
      of.selectFrom('invitations as theirs').select('theirs.email').where('accepted_by', '=', id),
    )
    .execute();
  await transaction
    .updateTable('invitations')
    .set({ invited_by: null })
    .where('invited_by', '=', id)
    .execute();
  // That there was a first account stays, so that no later one becomes it.
  await transaction
    .updateTable('studio_choices')
    .set({ value: '' })
    .where('name', '=', 'first-account')
    .where('value', '=', id)
    .execute();
  for (const column of ['actor_id', 'subject_id'] as const) {
    await transaction
      .updateTable('audit_log')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute();
  }
}
