import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ToolMissing } from '@armoni/video-engine/ffmpeg/tool-errors';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeStillInProcess } from './still-in-process.ts';

const { signal } = new AbortController();
const tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};

describe('a still out of another process', () => {
  let folder: string;
  let clip: string;
  let stills: ReturnType<typeof makeStillInProcess>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-still-'));
    clip = join(folder, 'clip.mp4');
    const source = ['-f', 'lavfi', '-i', 'color=red:s=160x90:r=25:d=1', '-pix_fmt', 'yuv420p'];
    await promisify(execFile)(tools.ffmpegPath, ['-v', 'error', ...source, clip]);
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(() => stills.close());

  it('is a small picture and tells how long the clip is', async () => {
    stills = makeStillInProcess(tools);
    const [still, again] = [
      await stills.takeStill(clip, signal),
      await stills.takeStill(clip, signal),
    ];
    expect(still?.durationSeconds).toBe(1);
    expect(await sharp(still?.jpeg).metadata()).toMatchObject({ width: 128, height: 72 });
    expect(again).toEqual(still);
  });

  it('is none where nothing decodes', async () => {
    stills = makeStillInProcess(tools);
    const path = join(folder, 'nothing.mp4');
    await writeFile(path, 'no clip');
    expect(await stills.takeStill(path, signal)).toBeNull();
  });

  it('fails by the house where the program is missing, and for who left by their reason', async () => {
    stills = makeStillInProcess({ ffmpegPath: '/nope', ffprobePath: '/nope' });
    await expect(stills.takeStill(clip, signal)).rejects.toBeInstanceOf(ToolMissing);
    stills.close();
    stills = makeStillInProcess(tools);
    const leaving = new AbortController();
    const looked = stills.takeStill(clip, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(looked).rejects.toThrow('left');
  });
});
