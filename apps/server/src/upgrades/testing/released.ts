import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { DialectName } from '../../platform/database/open-database.ts';

const folder = new URL('released/', import.meta.url);

/** Secret and account that every released database was filled with. */
export const releasedSecret = 'le-secret-des-bases-de-versions-publiees';

/** Versions whose schema people may still have. */
export function releasedVersions(): string[] {
  const suffix = '.sqlite.sql';
  return readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
}

export function releasedFile(version: string, dialect: DialectName): URL {
  return new URL(`${version}.${dialect}.sql`, folder);
}

/** Puts the tables and rows of that version into an empty database. */
export async function loadReleased<Tables>(
  { db, dialect }: { db: Kysely<Tables>; dialect: DialectName },
  version: string,
): Promise<void> {
  const statements = readFileSync(releasedFile(version, dialect), 'utf8').split(/;\n/);
  for (const statement of statements) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}
