import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The lockfile's place within a package, which npm makes without it. */
export const lockfileInPackage = 'scripts/lockfile.json';

export async function versionOf(root) {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version;
}
