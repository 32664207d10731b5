import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const shrinkGzip = promisify(gzip);
const shrinkBrotli = promisify(brotliCompress);

const gz = {
  extension: 'gz',
  compress: (bytes: Buffer): Promise<Buffer> => shrinkGzip(bytes, { level: 9 }),
};
const br = { extension: 'br', compress: (bytes: Buffer): Promise<Buffer> => shrinkBrotli(bytes) };
/** A module of 9 MB would take brotli a quarter of a minute. */
const codingsOf = (path: string) => (path.endsWith('.wasm') ? [gz] : [gz, br]);

/**
 * Writes a `.gz` and a `.br` beside each text asset that has none yet, so that no request waits
 * for a compressor. A folder that cannot be written to is served as it is.
 */
export async function compressAssets(webFolder: string): Promise<void> {
  const names = await readdir(webFolder, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg|wasm)$/.test(name));
  await Promise.all(texts.map((name) => compressAsset(join(webFolder, name)))).catch((error) => {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  });
}

async function compressAsset(path: string): Promise<void> {
  const source = await stat(path);
  for (const { extension, compress } of codingsOf(path)) {
    const target = `${path}.${extension}`;
    const existing = await stat(target).catch(() => undefined);
    if (existing && existing.mtimeMs >= source.mtimeMs) continue;
    const draft = `${target}.${process.pid}`;
    await writeFile(draft, await compress(await readFile(path)));
    await rename(draft, target);
  }
}
