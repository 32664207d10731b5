import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of all files below it, as long as they are; what goes away meanwhile counts nothing. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = names.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found?.isFile() ? found.size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
