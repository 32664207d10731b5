import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPageHeads, StaleWebBuildError } from './page-heads.ts';

describe('what pages say of themselves', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-heads-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is nothing before the web app has been built', () => {
    expect(readPageHeads(folder)).toEqual([]);
  });

  it.each(['[{"path":"/"}]', '[{"path"'])('names a build of another version: %s', async (text) => {
    await writeFile(join(folder, 'page-heads.json'), text);
    expect(() => readPageHeads(folder)).toThrow(StaleWebBuildError);
  });
});
