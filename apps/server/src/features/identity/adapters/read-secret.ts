import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../platform/database/make-folder.ts';

/**
 * The secret of this data folder, made at the first start and readable by its owner only.
 * Sessions survive restarts because it stays.
 */
export function readSecret(dataFolder: string): string {
  const path = join(dataFolder, 'identity-secret');
  makeFolder(dataFolder);
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
