import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { SqliteFileDialect } from '../../platform/database/sqlite-dialect.ts';
import { sync } from '../write-durably.ts';

/** A copy of the database as it is at one moment, while the studio goes on writing to it. */
export async function snapshotDatabase(source: string, copy: string): Promise<void> {
  const file = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(file, copy);
  } finally {
    file.close();
  }
}

export function openSnapshot(path: string): Kysely<Database> {
  return new Kysely<Database>({ dialect: new SqliteFileDialect(path) });
}

/** One file without a write-ahead log beside it, checked and on the disk. */
export async function sealSnapshot(path: string): Promise<void> {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = delete');
    const { integrity_check: verdict } = file.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    if (verdict !== 'ok') throw new Error(verdict);
  } finally {
    file.close();
  }
  await sync(path);
}
