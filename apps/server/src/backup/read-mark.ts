import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { tableNames } from '../platform/database/table-names.ts';

/** The installation's mark; null in data from before marks, which is backed up before it is upgraded. */
export async function readMark(db: Kysely<Database>): Promise<string | null> {
  if (!(await tableNames(db)).has('installation')) return null;
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return row?.id ?? null;
}
