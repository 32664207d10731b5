import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeDiskStorage } from './disk-storage.ts';
import { sweepOrphans } from './sweep-orphans.ts';

it('removes old objects that belong to no row, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-sweep-'));
  const storage = makeDiskStorage({ folder });
  const write = (key: string) =>
    storage.write(key, Readable.from(['x']), { contentType: 'x/y', maxBytes: 10 });
  for (let index = 0; index < 250; index += 1) await write(`u1/c1/orphan-${index}.png`);
  await write('u1/c1/kept.png');
  await write('u1/films/kept.mp4');
  const knownKeys = [
    async (keys: readonly string[]) => new Set(keys.filter((key) => key.endsWith('kept.png'))),
    async (keys: readonly string[]) => new Set(keys.filter((key) => key.endsWith('kept.mp4'))),
  ];
  const olderThanMs = 60_000;
  const young = await sweepOrphans({ storage, knownKeys, olderThanMs, clock: Date.now });
  expect(young).toEqual({ removed: 0 });
  const inAnHour = () => Date.now() + 3_600_000;
  const old = await sweepOrphans({ storage, knownKeys, olderThanMs, clock: inAnHour });
  expect(old).toEqual({ removed: 250 });
  const left: string[] = [];
  for await (const { key } of storage.list('')) left.push(key);
  expect(left.sort()).toEqual(['u1/c1/kept.png', 'u1/films/kept.mp4']);
  await rm(folder, { recursive: true });
});
