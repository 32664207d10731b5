import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Tables } from '../manifest.ts';

/** Counts and digests of every table of a database file that nobody writes to. */
export function readTables(path: string): Tables {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    // A virtual table is an index; what it holds is in tables beside it.
    const names = file
      .prepare(`select name from sqlite_master where type = 'table'
        and sql not like 'create virtual%' order by name`)
      .all() as { name: string }[];
    return Object.fromEntries(names.map(({ name }) => [name, digestOf(file, name)]));
  } finally {
    file.close();
  }
}

function digestOf(file: DatabaseSync, table: string): Tables[string] {
  const hash = createHash('sha256');
  let rows = 0;
  const statement = file.prepare(`select * from "${table}"`);
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) {
    rows += 1;
    hash.update(JSON.stringify(Object.values(row), written));
  }
  return { rows, sha256: hash.digest('hex') };
}

const written = (_: string, value: unknown) => {
  if (typeof value === 'bigint') return `${value}`;
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
};
