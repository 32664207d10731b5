import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/**
 * Writes a `.gz` beside each text asset that has none yet, so that no request waits for a
 * compressor. A folder that cannot be written to is served as it is.
 */
export async function compressAssets(webFolder: string): Promise<void> {
  const names = await readdir(webFolder, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name));
  await Promise.all(texts.map((name) => compressAsset(join(webFolder, name)))).catch((error) => {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  });
}

async function compressAsset(path: string): Promise<void> {
  const target = `${path}.gz`;
  const [source, existing] = await Promise.all([stat(path), stat(target).catch(() => undefined)]);
  if (existing && existing.mtimeMs >= source.mtimeMs) return;
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, await compress(await readFile(path), { level: 9 }));
  await rename(draft, target);
}
