import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EditProgress, EditRequest } from '@armoni/video-engine/model/edit';
import { plainIntent } from '@armoni/video-engine/model/intent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProcessEnded, TaskThrew } from '../../../platform/processes/open-process.ts';
import { studioFaultOf } from '../../../platform/queue/studio-fault.ts';
import { startReplayServer } from '../../chat/testing/replay-server.ts';
import { type EditProcessOptions, makeEditInProcess } from './edit-in-process.ts';

const request: EditRequest = {
  sources: [],
  instructions: 'vif',
  musicPath: null,
  aspectRatio: '16:9',
  seed: 7,
  workFolder: '/nowhere',
};

describe('the engine in a process of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-worker-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const engineThat = async (name: string, body: string, more: Partial<EditProcessOptions> = {}) => {
    const path = join(folder, `${name}.mjs`);
    await writeFile(path, `export async function edit(request, options) { ${body} }`);
    const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };
    return makeEditInProcess({ ...tools, ...more, engine: pathToFileURL(path).href });
  };

  it('passes on progress and the outcome', async () => {
    const runEdit = await engineThat(
      'works',
      `options.onProgress({ stage: 'plan', percent: 12 });
       return { ok: false, reason: 'no-usable-source', message: request.instructions + options.ffmpegPath, refused: [] };`,
    );
    const heard: EditProgress[] = [];
    const outcome = await runEdit(request, {
      signal: new AbortController().signal,
      onProgress: (progress) => heard.push(progress),
    });
    expect(heard).toEqual([{ stage: 'plan', percent: 12 }]);
    expect(outcome).toMatchObject({ ok: false, message: 'vifffmpeg' });
  });

  it('leaves the event loop free', async () => {
    const runEdit = await engineThat(
      'busy',
      `const end = Date.now() + 400; while (Date.now() < end); return { ok: false };`,
    );
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    const onProgress = () => {};
    await runEdit(request, { signal: new AbortController().signal, onProgress });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it('ends a film for good whose material fills the memory that it has', async () => {
    const fills = 'const kept = []; for (;;) kept.push(new Array(8_000_000).fill(0.5));';
    const runEdit = await engineThat('fills', fills);
    const quiet = { signal: new AbortController().signal, onProgress: () => {} };
    const outcome = await runEdit(request, quiet);
    expect(outcome).toMatchObject({ ok: false, reason: 'too-heavy' });
  });

  it('asks the planning model from inside the process, when one is connected', async () => {
    const intent = { ...plainIntent(false), look: 'warm' };
    const content = JSON.stringify({ intent, heard: [] });
    const message = { role: 'assistant', content };
    const choices = [{ index: 0, finish_reason: 'stop', message }];
    const answer = JSON.stringify({ id: 'c1', created: 1, model: 'm', choices });
    const pieces = [answer];
    const server = await startReplayServer([{ contentType: 'application/json', pieces }]);
    const asks = `const wish = { ...request, context: { clips: [], hasMusic: false },
         rules: { intent: {}, refused: [] } };
       const { intent: { look } } = await options.planIntent(wish, options.signal);
       return { ok: false, reason: 'cancelled', message: look, refused: [] };`;
    const planner = { baseUrl: `${server.url}/v1`, model: 'm', apiKey: null };
    const runEdit = await engineThat('asks', asks, { planner });
    const quiet = { signal: new AbortController().signal, onProgress: () => {} };
    const outcome = await runEdit(request, quiet).finally(() => server.close());
    expect(outcome).toMatchObject({ message: 'warm' });
    const alone = await engineThat('alone', 'return { message: typeof options.planIntent };');
    expect(await alone(request, quiet)).toEqual({ message: 'undefined' });
  });

  it('tells the engine to stop', async () => {
    const runEdit = await engineThat(
      'stops',
      `options.onProgress({ stage: 'render', percent: 1 });
       await new Promise((resolve) => options.signal.addEventListener('abort', resolve));
       return { ok: false, reason: 'cancelled', message: 'arrêté', refused: [] };`,
    );
    const aborter = new AbortController();
    const onProgress = () => aborter.abort();
    const outcome = await runEdit(request, { signal: aborter.signal, onProgress });
    expect(outcome).toMatchObject({ reason: 'cancelled' });
  });

  it('passes on what the studio lacks, which is no fault of the material', async () => {
    const cause = 'Object.assign(new Error("full"), { code: "ENOSPC" })';
    const runEdit = await engineThat('full', `throw new Error('no', { cause: ${cause} })`);
    const edited = runEdit(request, { signal: new AbortController().signal, onProgress: () => {} });
    expect(studioFaultOf(await edited.catch((error) => error))).toBe('disk-full');
  });

  it.each([
    ['throws', 'throw new Error("broken")', TaskThrew],
    ['ends', 'process.exit(3)', ProcessEnded],
  ])('says so when the engine %s', async (name, body, failure) => {
    const runEdit = await engineThat(name, body);
    const edited = runEdit(request, { signal: new AbortController().signal, onProgress: () => {} });
    await expect(edited).rejects.toBeInstanceOf(failure);
  });
});
