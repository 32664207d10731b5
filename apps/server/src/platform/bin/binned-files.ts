import { binIdOf } from '@armoni/contract/bin';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BinEntry } from './bin-rows.ts';

/** The files of a folder, or those with these keys. */
export type FilesOf = { readonly folder: string } | { readonly keys: readonly string[] };

/** Throws files away together with what they belong to; those that lie in the bin already stay. */
export async function putFilesInBin(
  db: Kysely<Database>,
  { kind, ownerId, id }: BinEntry,
  { files, now }: { readonly files: FilesOf; readonly now: number },
): Promise<void> {
  if ('keys' in files && files.keys.length === 0) return;
  const rows = db
    .updateTable('files')
    .set({ binned_at: now, binned_with: binIdOf(kind, id) })
    .where('owner_id', '=', ownerId)
    .where('binned_at', 'is', null);
  await ('folder' in files
    ? rows.where('folder', '=', files.folder)
    : rows.where('storage_key', 'in', files.keys)
  ).execute();
}

/** Brings back the files that were thrown away with something, and of these keys with anything. */
export async function takeFilesFromBin(
  db: Kysely<Database>,
  { kind, ownerId, id }: BinEntry,
  keys: readonly string[] = [],
): Promise<void> {
  await db
    .updateTable('files')
    .set({ binned_at: null, binned_with: null })
    .where('owner_id', '=', ownerId)
    .where('binned_with', 'is not', null)
    .where((row) => {
      const wentWithIt = row('binned_with', '=', binIdOf(kind, id));
      return keys.length === 0 ? wentWithIt : row.or([wentWithIt, row('storage_key', 'in', keys)]);
    })
    .execute();
}
