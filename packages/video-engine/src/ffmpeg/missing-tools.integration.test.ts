import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { edit } from '../edit.ts';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { missingTools } from './missing-tools.ts';
import { runTool } from './run-tool.ts';
import { NoSpaceLeft, ToolMissing } from './tool-errors.ts';

const media = new TestMedia();
let workFolder: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'armoni-tools-'));
  await media.make('c.mp4', [...generated(scene(0, 1)), ...h264]);
});
afterAll(async () => {
  await media.remove();
  await rm(workFolder, { recursive: true });
});

it.each(['ffmpegPath', 'ffprobePath'] as const)(
  'blames no clip when %s leads nowhere',
  async (tool) => {
    const request = {
      sources: [media.source('c.mp4')],
      instructions: '',
      musicPath: null,
      aspectRatio: '16:9' as const,
      seed: 1,
      workFolder: join(workFolder, tool),
    };
    const outcome = await edit(request, { ...testTools, [tool]: '/nope', signal: testSignal });
    expect(outcome).toMatchObject({ ok: false, reason: 'tool-missing' });
    expect(outcome.ok || outcome.message).not.toContain('c.mp4');
  },
);

it('knows a program that is not there from one that fails, and from a full disk', async () => {
  const text = join(workFolder, 'text');
  await writeFile(text, 'no program', { mode: 0o700 });
  const run = (path: string, ...args: string[]) => runTool(path, args, { signal: testSignal });
  await expect(run('/nope')).rejects.toThrow(ToolMissing);
  await expect(run(workFolder)).rejects.toThrow(ToolMissing);
  await expect(run('/bin/sh', '-c', 'exit 3')).rejects.not.toThrow(ToolMissing);
  const full = run('/bin/sh', '-c', 'echo "x: No space left on device" >&2; exit 228');
  await expect(full).rejects.toThrow(NoSpaceLeft);
  expect(await missingTools([testTools.ffmpegPath, '/nope'])).toEqual(['/nope']);
});
