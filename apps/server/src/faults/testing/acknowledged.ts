import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoredFile } from '@armoni/contract/files';
import { getJson, uploadToChat } from '../../features/files/testing.ts';
import type { Person } from '../../testing.ts';

/** What the server said it keeps, as its client remembers it. */
export type Acknowledged = { readonly fullPath: string; readonly sha256: string };

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Uploads one after the other until the server goes away, and logs each acknowledgement. */
export async function uploadUntilCut(
  url: string,
  person: Person,
  pictures: AsyncIterable<Buffer>,
  log: Acknowledged[],
): Promise<void> {
  for await (const bytes of pictures) {
    const answer = await uploadToChat(url, person, bytes).catch(() => null);
    const body = (await answer?.json().catch(() => null)) as StoredFile | null | undefined;
    if (!answer || !body) return;
    if (answer.ok) log.push({ fullPath: body.fullPath, sha256: sha256Of(bytes) });
  }
}

export async function listedFiles(url: string, person: Person): Promise<StoredFile[]> {
  const folder = encodeURIComponent(`${person.id}/c1`);
  const answer = await getJson(`${url}/api/v1/s3/list-files?folder=${folder}`, person);
  return ((await answer.json()) as { files: StoredFile[] }).files;
}

/** The SHA-256 of what is served under a key; null when nothing is. */
export async function servedSha256(url: string, fullPath: string): Promise<string | null> {
  const answer = await fetch(`${url}/media/${fullPath}`);
  return answer.ok ? sha256Of(new Uint8Array(await answer.arrayBuffer())) : null;
}

/** Every file below a folder, as paths relative to it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** The objects that the sweep saw without a row, and waits for a second look at. */
export function notedOrphans(dataFolder: string): string[] {
  const database = new DatabaseSync(join(dataFolder, 'armoni.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare('select storage_key from orphans').all();
    return rows.map((row) => `${row.storage_key}`);
  } finally {
    database.close();
  }
}

/** Makes everything in a folder two hours old, so that the sweep looks at it. */
export async function makeOld(folder: string): Promise<void> {
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const file of await filesBelow(folder)) await utimes(join(folder, file), longAgo, longAgo);
}
