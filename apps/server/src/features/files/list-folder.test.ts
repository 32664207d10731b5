import { expect, it } from 'vitest';
import { folderAsJson } from './list-folder.ts';
import type { FilePlace, FileRecord } from './ports.ts';

const place = { ownerId: 'u1', folder: 'u1/c1' };

/** A folder of so many files; counts how many were read at once and in all. */
function folderOf(count: number) {
  const reads: number[] = [];
  const listFolder = async (
    _owner: string,
    _folder: string,
    { after, limit }: { after: FilePlace | null; limit: number },
  ) => {
    const start = after ? Number(after.id) + 1 : 0;
    const size = Math.max(0, Math.min(limit, count - start));
    reads.push(size);
    return Array.from({ length: size }, (_, index) => ({ id: `${start + index}` }) as FileRecord);
  };
  return { listFolder, reads };
}

it.each([0, 1, 49, 50, 51, 1000])('writes %i files as one JSON', async (count) => {
  const { listFolder } = folderOf(count);
  let text = '';
  for await (const piece of await folderAsJson({ listFolder }, place, ({ id }) => id))
    text += piece;
  expect(JSON.parse(text)).toEqual({ files: Array.from({ length: count }, (_, id) => `${id}`) });
});

it('reads in slices, no further than its reader, and lets others in between', async () => {
  const { listFolder, reads } = folderOf(100_000);
  const pieces = await folderAsJson({ listFolder }, place, ({ id }) => id);
  await pieces.next();
  expect(reads).toEqual([50]);
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  await pieces.next();
  expect([reads, others]).toEqual([[50, 50], 1]);
});
