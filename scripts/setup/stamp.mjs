import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A stamp says that nothing changed since a piece of work was done. */
export async function isStamped(file, value) {
  return (await readFile(file, 'utf8').catch(() => '')) === value;
}

export async function stamp(file, value) {
  await writeFile(file, value);
}

/** SHA-256 over the names and contents of files and folders, in a fixed order. */
export async function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) await addTo(hash, path);
  return hash.digest('hex');
}

async function addTo(hash, path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    hash.update(`${path}\0`).update(await readFile(path).catch(() => 'absent'));
    return;
  }
  const names = entries.map((entry) => entry.name).filter((name) => !ignored.has(name));
  for (const name of names.sort()) await addTo(hash, join(path, name));
}

const ignored = new Set(['node_modules', 'dist', '.git', '.runtime']);
