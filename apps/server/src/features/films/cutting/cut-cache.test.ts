import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCutCache } from './cut-cache.ts';

const day = 24 * 60 * 60_000;
const now = 100 * day;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cut-cache-'));
});
afterEach(() => rm(root, { recursive: true }));

const cache = (mostBytes = 1000, films: readonly string[] = ['a', 'b', 'c']) =>
  makeCutCache({
    folder: join(root, 'cuts'),
    mostBytes,
    olderThanMs: 30 * day,
    clock: () => now,
    knownFilms: async (ids) => new Set(ids.filter((id) => films.includes(id))),
  });

async function work(name: string, bytes = 10): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'render'), { recursive: true });
  await writeFile(join(folder, 'render', 'segment-1.mp4'), Buffer.alloc(bytes));
  return folder;
}

/** Days since the film was last cut. */
async function keep(id: string, { days = 0, bytes = 10 } = {}): Promise<void> {
  await cache().keep(id, await work(`work-${id}`, bytes));
  const used = new Date(now - days * day);
  await utimes(join(root, 'cuts', id), used, used);
}

const kept = async () => (await readdir(join(root, 'cuts'))).toSorted();

describe('the cache of cuts', () => {
  it('hands a film’s work to its next version and keeps its own', async () => {
    await keep('a');
    const next = join(root, 'next');
    await cache().restore('a', next);
    expect(await readdir(join(next, 'render'))).toEqual(['segment-1.mp4']);
    await rm(next, { recursive: true });
    await cache().restore('a', next);
    expect(await readdir(join(next, 'render'))).toEqual(['segment-1.mp4']);
  });

  it('keeps the encoded sound, which is dear, and nothing that is made anyway', async () => {
    const folder = await work('work-a');
    for (const name of ['sound.m4a', 'sound.m4a.json', 'film.mp4', 'music-1.f32']) {
      await writeFile(join(folder, 'render', name), 'made');
    }
    await cache().keep('a', folder);
    const left = await readdir(join(root, 'cuts', 'a', 'render'));
    expect(left.toSorted()).toEqual(['segment-1.mp4', 'sound.m4a', 'sound.m4a.json']);
  });

  it('leaves a job that was cut short what it has', async () => {
    await keep('a');
    const resumed = await work('resumed');
    await writeFile(join(resumed, 'render', 'segment-2.mp4'), 'own');
    await rm(join(resumed, 'render', 'segment-1.mp4'));
    await cache().restore('a', resumed);
    expect(await readdir(join(resumed, 'render'))).toEqual(['segment-2.mp4']);
  });

  it('has nothing of a film that it never saw', async () => {
    await cache().restore('a', join(root, 'next'));
    await expect(readdir(join(root, 'next'))).rejects.toThrow();
  });

  it('forgets films that are gone, and those not cut for a month', async () => {
    await keep('a');
    await keep('b', { days: 31 });
    await keep('gone');
    await cache().sweep();
    expect(await kept()).toEqual(['a']);
  });

  it('forgets those cut longest ago when all of them are too much', async () => {
    await keep('a', { days: 3, bytes: 60 });
    await keep('b', { days: 9, bytes: 60 });
    await keep('c', { days: 1, bytes: 60 });
    await cache(130).sweep();
    expect(await kept()).toEqual(['a', 'c']);
  });

  it('sweeps before there is anything', async () => {
    await cache().sweep();
    await cache().forget('a');
  });
});
