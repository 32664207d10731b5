import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A result that outlives the process: made once, then read back as long as its key is the same.
 * It is written under another name and renamed, so a file that exists is whole.
 *
 * @param key everything the value depends on, a version of the method included
 * @param isWorthKeeping asked once the value is made; what is not kept is made anew next time
 */
export async function artefact<Value>(
  workFolder: string,
  name: string,
  key: unknown,
  make: () => Promise<Value>,
  isWorthKeeping: () => boolean = () => true,
): Promise<Value> {
  const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  const path = join(artefactsFolder(workFolder), `${name}-${hash}.json`);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept !== null) return JSON.parse(kept) as Value;
  const value = await make();
  if (!isWorthKeeping()) return value;
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  await writeFile(partial, JSON.stringify(value));
  await rename(partial, path);
  return value;
}

export function artefactsFolder(workFolder: string): string {
  return join(workFolder, 'artefacts');
}
