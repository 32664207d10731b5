import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePassingFiles } from './passing-files.ts';

describe('files that lie here while something reads them', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'armoni-passing-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const passing = (isAlone: boolean) =>
    makePassingFiles({ root: join(root, 'work'), clock: Date.now, isAlone });
  const left = () => readdir(join(root, 'work')).catch(() => []);
  const leave = async (name: string, agoMs: number) => {
    const folder = join(root, 'work', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'file'), 'a stranger’s');
    await utimes(folder, new Date(), new Date(Date.now() - agoMs));
  };

  it('are gone when the work is done, and when it fails', async () => {
    const { within } = passing(true);
    await within((folder) => writeFile(join(folder, 'file'), 'bytes'));
    await expect(within(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await left()).toEqual([]);
  });

  it('go when their process was killed, and those in use stay', async () => {
    const { within, sweep } = passing(true);
    await leave('passing-of-a-killed-one', 0);
    await within(async (folder) => {
      await sweep();
      expect(await left()).toEqual([folder.split('/').at(-1)]);
    });
  });

  it('stay for an hour where another process may be reading them', async () => {
    await leave('passing-now', 0);
    await leave('passing-long-ago', 61 * 60_000);
    await passing(false).sweep();
    expect(await left()).toEqual(['passing-now']);
  });

  it('need no folder before the first of them', async () => {
    await expect(passing(true).sweep()).resolves.toBeUndefined();
  });
});
