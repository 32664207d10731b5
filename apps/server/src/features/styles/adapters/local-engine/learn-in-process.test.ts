import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LearnProgress } from '@armoni/image-engine/learn-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProcessEnded, TaskThrew } from '../../../../platform/processes/open-process.ts';
import { makeCoachInProcess } from './coach-in-process.ts';
import { makeLearnInProcess } from './learn-in-process.ts';

const quiet = new AbortController().signal;
const request = { name: 'Aube', pictures: [{ name: 'a', bytes: Buffer.from('abc') }] };

describe('the engine that learns, in a process of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-learn-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const engineThat = async (name: string, body: string) => {
    const path = join(folder, `${name}.mjs`);
    const lines = ['learnStyle', 'coachPictures'].map(
      (task) => `export async function ${task}(given, options) { ${body} }`,
    );
    await writeFile(path, lines.join('\n'));
    const { href } = pathToFileURL(path);
    return { learn: makeLearnInProcess(href), coach: makeCoachInProcess(href) };
  };

  it('passes on progress and the outcome, and makes no samples there', async () => {
    const { learn } = await engineThat(
      'learns',
      `options.onProgress({ stage: 'tiles', percent: 70 });
       return { ok: false, message: given.name + given.pictures[0].bytes.length + options.makePicture };`,
    );
    const heard: LearnProgress[] = [];
    const outcome = await learn(request, {
      signal: quiet,
      onProgress: (progress) => heard.push(progress),
    });
    expect(heard).toEqual([{ stage: 'tiles', percent: 70 }]);
    expect(outcome).toMatchObject({ message: 'Aube3null' });
  });

  it('coaches there, too', async () => {
    const { coach } = await engineThat(
      'coaches',
      `return { advice: [], diversity: 1, summary: String(given.length) };`,
    );
    expect(await coach(request.pictures, quiet)).toMatchObject({ summary: '1' });
  });

  it('ends at once when it is told to, however busy it is', async () => {
    const { learn } = await engineThat(
      'busy',
      `options.onProgress({ stage: 'read', percent: 1 }); for (;;);`,
    );
    const stopper = new AbortController();
    const onProgress = () => stopper.abort(new Error('stopped'));
    await expect(learn(request, { signal: stopper.signal, onProgress })).rejects.toThrow('stopped');
  });

  it.each([
    ['throws', 'throw new Error("broken")', TaskThrew],
    ['ends', 'process.exit(3)', ProcessEnded],
  ])('says so when the engine %s', async (name, body, failure) => {
    const { learn } = await engineThat(name, body);
    await expect(learn(request, { signal: quiet })).rejects.toBeInstanceOf(failure);
  });
});
