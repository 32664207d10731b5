import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { SqliteFileDialect } from '../platform/database/sqlite-dialect.ts';
import { sync } from './write-durably.ts';

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

/**
 * Takes out rows whose object was removed between the snapshot and its copy, as their deletion
 * would have done a moment later.
 * @returns how many
 */
export async function forgetMissing(
  db: Kysely<Database>,
  has: (key: string) => boolean,
): Promise<number> {
  let forgotten = 0;
  for (const { id, storage_key, thumbnail_key } of await db
    .selectFrom('files')
    .select(['id', 'storage_key', 'thumbnail_key'])
    .execute()) {
    if (!has(storage_key)) {
      await db.deleteFrom('files').where('id', '=', id).execute();
      forgotten += 1;
    } else if (thumbnail_key !== null && !has(thumbnail_key)) {
      await db.updateTable('files').set({ thumbnail_key: null }).where('id', '=', id).execute();
    }
  }
  for (const { id, video_key } of await db
    .selectFrom('videos')
    .select(['id', 'video_key'])
    .execute()) {
    if (has(video_key)) continue;
    await db.deleteFrom('videos').where('id', '=', id).execute();
    forgotten += 1;
  }
  return forgotten;
}
