import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import { Zip, ZipPassThrough } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';

/** One archive of all pictures, stored as they are: they are compressed already. */
export async function zipPictures(
  pictures: readonly TrainingPicture[],
  signal: AbortSignal,
): Promise<File> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(Buffer.from(chunk));
  });
  for (const [index, { bytes }] of pictures.entries()) {
    signal.throwIfAborted();
    const type = await fileTypeFromBuffer(bytes);
    // Names of our own: a file name can be anything, and a caption is read from it.
    const entry = new ZipPassThrough(`image-${index + 1}.${type?.ext ?? 'jpg'}`);
    zip.add(entry);
    entry.push(bytes, true);
    await nextTurn();
  }
  zip.end();
  return new File(chunks, 'images.zip', { type: 'application/zip' });
}
