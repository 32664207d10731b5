import type { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import type { ArchiveEntry, PackArchive } from './archive.ts';

/** ZIP, with 64-bit sizes where they are needed. */
export const packZip: PackArchive = (entries) => {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as PassThrough;
  fill(zip, output, entries).catch((error: unknown) => output.destroy(error as Error));
  return output;
};

async function fill(
  zip: yazl.ZipFile,
  output: PassThrough,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  for await (const { path, modifiedAt, isCompressible, open } of entries) {
    if (output.destroyed) return;
    const body = await open();
    if (!body) continue;
    // Nobody reads the archive any more: its source must not stay open.
    const giveUp = () => body.destroy();
    output.once('close', giveUp);
    zip.addReadStream(body, path, { mtime: modifiedAt, compress: isCompressible });
    await finished(body);
    output.off('close', giveUp);
  }
  zip.end();
}
