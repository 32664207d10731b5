import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The variable that names a migrated database, for tests to copy: quicker by far than migrating. */
export const migratedTemplate = 'MIGRATED_TEMPLATE';

/** The PostgreSQL that tests may use, whether or not it answers. */
export function postgresUrl(): string {
  return process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
}

/** A database of its own beside the one at `url`: a copy of the template, else empty. */
export async function createPostgres(
  url: string,
  template = 'template0',
): Promise<{ readonly name: string; readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = () => run(url, `drop database ${name} with (force)`);
  return { name, url: own.href, drop };
}

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
