import { setImmediate as others } from 'node:timers/promises';
import type { FilePlace, FileRecord, FileRepository } from './ports.ts';

/** About a millisecond of work, reading them and writing them as JSON: somebody else’s call meets several. */
const sliceSize = 50;

/**
 * All files of a folder as JSON, slice by slice: however many they are, others get their turn in
 * between, and no more is read than the reader takes. The first slice is there when this resolves.
 */
export async function folderAsJson(
  files: Pick<FileRepository, 'listFolder'>,
  { ownerId, folder }: { readonly ownerId: string; readonly folder: string },
  show: (file: FileRecord) => unknown,
): Promise<AsyncGenerator<string>> {
  const sliceAfter = (after: FilePlace | null) =>
    files.listFolder(ownerId, folder, { after, limit: sliceSize });
  const first = await sliceAfter(null);
  return slices();

  async function* slices(): AsyncGenerator<string> {
    let separator = '{"files":[';
    for (let slice = first; ; slice = await sliceAfter(slice.at(-1) ?? null)) {
      if (slice.length > 0) {
        yield separator + slice.map((file) => JSON.stringify(show(file))).join(',');
        separator = ',';
      }
      if (slice.length < sliceSize) break;
      await others();
    }
    yield separator === ',' ? ']}' : `${separator}]}`;
  }
}
