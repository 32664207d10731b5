import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../faults/testing/acknowledged.ts';
import { textBomb } from '../../../platform/pictures/testing/png-chunks.ts';
import { makeDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { makePassingFiles } from '../../../platform/storage/passing-files.ts';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import type { FileRepository } from '../ports.ts';
import { makePicture, uploadToChat } from '../testing.ts';
import { fileTexts } from '../texts.ts';
import { makeReserveSpace } from './reserve-space.ts';
import { makeStoreFile } from './store-file.ts';

describe('a hostile picture', () => {
  let studio: TestStudio;
  let alice: Person;
  const objectNames = () => filesBelow(join(studio.dataFolder, 'storage', 'objects'));
  beforeAll(async () => {
    studio = await startTestStudio();
    alice = await signUpSomebody(studio.url);
  });
  afterAll(() => studio.remove());

  it('made to stop its reader is refused, and nothing of it is kept', async () => {
    const before = await objectNames();
    const answer = await uploadToChat(studio.url, alice, textBomb(await makePicture('png')));
    expect(answer.status).toBe(422);
    // What marks it as a refusal that is told late to who goes on.
    expect(answer.headers.get('connection')).toBe('close');
    const told = { code: 'unprocessable', message: fileTexts.tooComplex };
    expect(await answer.json()).toMatchObject(told);
    expect(await objectNames()).toEqual(before);
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'of kind %s is kept without what hangs behind its end',
    async (format) => {
      const picture = await makePicture(format);
      const longer = Buffer.concat([picture, Buffer.alloc(500_000)]);
      const before = await objectNames();
      const answer = await uploadToChat(studio.url, alice, longer, { fileName: `a.${format}` });
      expect(answer.status).toBe(200);
      const { url, size } = (await answer.json()) as { url: string; size: number };
      const kept = Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
      expect(kept.equals(picture)).toBe(true);
      expect(size).toBe(picture.length);
      // The picture and its small copy.
      expect(await objectNames()).toHaveLength(before.length + 2);
    },
  );

  it('goes from the storage to a picture process, and never through this one', async () => {
    const picture = await makePicture('png');
    const disk = makeDiskStorage({ folder: join(studio.dataFolder, 'another') });
    const ranges: unknown[] = [];
    const given: unknown[] = [];
    const thumbnail = Buffer.from('small');
    const storeFile = makeStoreFile({
      ...{ clock: Date.now, newId: () => 'f', maxBytes: 1e9, quotaOf: async () => 1e9 },
      files: {} as Partial<FileRepository> as FileRepository,
      reserveSpace: makeReserveSpace(async () => 0),
      storage: {
        ...disk,
        read: (key, range) => {
          ranges.push(range);
          return disk.read(key, range);
        },
      },
      passingFiles: makePassingFiles({
        ...{ root: join(studio.dataFolder, 'passing'), clock: Date.now, isAlone: true },
      }),
      pictureProcesses: {
        run: async (_task, { read }) => {
          given.push(await read());
          const value = { isPage: false, thumbnail, endsAt: picture.length };
          return { ok: true, value: value as never };
        },
        close: () => {},
      },
    });
    const bytes = Buffer.concat([picture, Buffer.alloc(2_000_000)]);
    const arriving = { ownerId: 'alice', fileName: 'a.png', below: 'c1', announcedBytes: null };
    const stream = Readable.from([bytes], { objectMode: false });
    const received = await storeFile.receive({
      ...{ ...arriving, stream, accepts: () => true, signal: new AbortController().signal },
    });
    expect(received).toMatchObject({ ok: true, draft: { sizeBytes: picture.length } });
    expect(given).toEqual([{ path: expect.any(String) }]);
    // Only what stays is copied.
    expect(ranges).toEqual([{ start: 0, end: picture.length - 1 }]);
    await expect(readFile((given[0] as { path: string }).path)).rejects.toThrow('ENOENT');
  });
});
