import * as fs from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the work folders that nothing has touched for so long: of jobs that failed or were
 * cancelled and that nobody has run again.
 */
export async function sweepWorkFolders(
  workRoot: string,
  options: { olderThanMs: number; clock: () => number },
): Promise<void> {
  const names = await fs.readdir(workRoot).catch(() => []);
  for (const name of names) {
    const folder = join(workRoot, name);
    const about = await fs.stat(folder);
    const isOld = options.clock() - about.mtimeMs > options.olderThanMs;
    if (isOld) await fs.rm(folder, { recursive: true, force: true });
  }
}
