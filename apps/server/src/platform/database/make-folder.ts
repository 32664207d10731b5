import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder and those above it. Node's recursive `mkdir` never returns on file systems
 * that answer ENOENT instead of refusing (`/proc`), so this goes step by step.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

const ownerOnly = { folder: 0o700, file: 0o600 } as const;

/**
 * Makes the data folder, or closes one from before: password hashes and the signing secret lie in
 * it. Its folders need no change of their own, nobody else gets past it.
 */
export function makeDataFolder(path: string): void {
  makeFolder(path);
  chmodSync(path, ownerOnly.folder);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(path, entry.name), ownerOnly.file);
  }
}
