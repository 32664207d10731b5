import { type ActName, actNames } from '@armoni/contract/administration';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { assertOwnerStays, GoneError } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { studioOwner } from '../../../platform/queue/schedules.ts';
import type { Act, ActLog, LoggedAct } from '../ports.ts';
import { administrationTexts } from '../texts.ts';

const storedDetail = z.object({
  invitation: z.optional(z.string()),
  from: z.optional(z.nullable(z.number())),
  to: z.optional(z.nullable(z.number())),
  job: z.optional(z.object({ id: z.string(), kind: z.string() })),
  byIssuer: z.optional(z.literal(true)),
});

export type ActWriting = { readonly clock: () => number; readonly newId: () => string };

/** Inside the transaction of what it tells of. */
export async function writeAct(
  db: Kysely<Database>,
  { act, by, on, detail = {} }: Act,
  { clock, newId }: ActWriting,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: clock(),
      actor_id: await staying(db, by),
      act,
      subject_id: await staying(db, on),
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** Whoever is being erased meanwhile is not named any more. */
async function staying(db: Kysely<Database>, id: string | null): Promise<string | null> {
  if (id === null) return null;
  try {
    await assertOwnerStays(db, id);
    return id;
  } catch (error) {
    if (error instanceof GoneError) return null;
    throw error;
  }
}

export function makeSqlActs(db: Kysely<Database>, writing: ActWriting): ActLog {
  return {
    add: (act) => db.transaction().execute((transaction) => writeAct(transaction, act, writing)),
    async page({ beforeId, limit }) {
      const rows = await db
        .selectFrom('audit_log')
        .selectAll()
        .$if(beforeId !== null, (query) => query.where('id', '<', beforeId as string))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const known = rows.map((row) => ({ ...row, detail: detailOf(row.detail) }));
      const names = await namesOf(
        db,
        known.flatMap((row) => [row.actor_id, row.subject_id]),
      );
      const emails = await emailsOf(
        db,
        known.flatMap(({ detail }) => detail.invitation ?? []),
      );
      const named = (id: string | null) =>
        id === null ? null : { id, name: names.get(id) ?? null };
      return known.map(
        (row): LoggedAct => ({
          id: row.id,
          at: row.at,
          act: z.parse(z.enum(actNames), row.act) satisfies ActName,
          by: named(row.actor_id),
          on: named(row.subject_id),
          email: emails.get(row.detail.invitation ?? '') ?? null,
          detail: row.detail,
        }),
      );
    },
  };
}

type Detail = NonNullable<Act['detail']>;

const detailOf = (stored: string): Detail => z.parse(storedDetail, JSON.parse(stored)) as Detail;

/** Names of people whom the embedded provider knows, else their address. */
export async function namesOf(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const [accounts, members] = await Promise.all([
    db.selectFrom('user').select(['id', 'name']).where('id', 'in', wanted).execute(),
    db
      .selectFrom('members')
      .select(['id', 'email'])
      .where('id', 'in', wanted)
      .where('email', 'is not', null)
      .execute(),
  ]);
  return new Map([
    [studioOwner, administrationTexts.studio],
    ...members.map(({ id, email }) => [id, email as string] as const),
    ...accounts.map(({ id, name }) => [id, name] as const),
  ]);
}

async function emailsOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
