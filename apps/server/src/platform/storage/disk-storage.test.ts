import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeDiskStorage } from './disk-storage.ts';
import { DraftGone, draftLifetimeMs } from './drafts.ts';
import { describeStorage } from './storage.suite.ts';
import { StorageUnavailable } from './storage-errors.ts';

describeStorage('disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-storage-'));
  return {
    storage: makeDiskStorage({ folder }),
    close: () => rm(folder, { recursive: true }),
  };
});

it('keeps drafts out of the listing and sweeps those that were never finished', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-storage-'));
  const storage = makeDiskStorage({ folder });
  const body = Readable.from([Buffer.from('x')]);
  await storage.write('u1/c1/a.bin', body, { contentType: 'x/y', maxBytes: 10 });
  const draft = join(folder, 'unfinished', 'draft');
  await writeFile(draft, 'cut off');
  expect(await storage.sweepUnfinished(60_000)).toBe(0);
  const twoMinutesAgo = new Date(Date.now() - 120_000);
  await utimes(draft, twoMinutesAgo, twoMinutesAgo);
  expect(await storage.sweepUnfinished(60_000)).toBe(1);
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  await rm(folder, { recursive: true });
});

it('sweeps drafts that nobody went on with for longer than they live', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-storage-'));
  const storage = makeDiskStorage({ folder });
  const [old, young] = [await begin('a'), await begin('b')];
  const daysAgo = new Date(Date.now() - draftLifetimeMs - 120_000);
  await utimes(join(folder, 'drafts', old), daysAgo, daysAgo);
  expect(await storage.sweepUnfinished(60_000)).toBe(1);
  expect(await readdir(join(folder, 'drafts'))).toEqual([young]);
  for (const ref of [old, 'an upload in a bucket', '../objects/u1']) {
    const draft = { key: 'u1/clips/a.bin', ref, pieces: [] };
    const put = storage.drafts.put(draft, Buffer.from('x'));
    await expect(put).rejects.toBeInstanceOf(DraftGone);
    await expect(storage.drafts.finish(draft)).rejects.toBeInstanceOf(DraftGone);
  }
  await rm(folder, { recursive: true });

  function begin(name: string) {
    return storage.drafts.begin(`u1/clips/${name}.bin`, 'x/y');
  }
});

it('says that the storage is unavailable when its folder is a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-storage-'));
  await writeFile(join(folder, 'objects'), 'in the way');
  const storage = makeDiskStorage({ folder });
  const body = Readable.from([Buffer.from('x')]);
  const written = storage.write('u1/c1/a.bin', body, { contentType: 'x/y', maxBytes: 10 });
  await expect(written).rejects.toBeInstanceOf(StorageUnavailable);
  await rm(folder, { recursive: true });
});
