import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaReference } from '../model/media.ts';
import { frames, type TimeRange } from '../model/time.ts';
import { planReframe } from './plan-reframe.ts';

const tools = { ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg', ffprobePath: 'ffprobe' };
const signal = new AbortController().signal;
const range: TimeRange = { startTime: frames(30), duration: frames(45) };
let folder: string;

/** A block of running waves at 80 % of the long side on a grey ground. */
async function makeClip(name: string, width: number, height: number): Promise<MediaReference> {
  const path = join(folder, name);
  const isWide = width > height;
  const block = 'nullsrc=s=40x40:r=30,format=yuv420p,geq=128+120*sin((X+Y+N*9)/9):128:128';
  const x = isWide ? `${width}*0.8-20` : `${width}/2-20`;
  const y = isWide ? `${height}/2-20` : `${height}*0.8-20`;
  const graph = `color=c=gray:s=${width}x${height}:r=30[g];${block}[b];[g][b]overlay=x=${x}:y=${y}`;
  const args = ['-v', 'error', '-f', 'lavfi', '-i', graph, '-t', '3.5', '-pix_fmt', 'yuv420p'];
  await promisify(execFile)(tools.ffmpegPath, [...args, '-preset', 'ultrafast', path]);
  return {
    id: name,
    name,
    path,
    contentHash: '',
    probe: {
      kind: 'video',
      formatName: 'mov,mp4,m4a,3gp,3g2,mj2',
      videoCodec: 'h264',
      audioCodec: null,
      width,
      height,
      rotationDegrees: 0,
      pixelAspect: 1,
      frameRate: { numerator: 30, denominator: 1 },
      isVariableFrameRate: false,
      hdr: 'none',
      durationSeconds: 3.5,
      reportedDurationSeconds: 3.5,
      hasAudio: false,
      keyframeSeconds: [0],
      isTruncated: false,
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armoni-reframe-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('planReframe', () => {
  it('moves along x when the source is wider', async () => {
    const reframe = await planReframe(await makeClip('wide.mp4', 320, 180), range, 9 / 16, tools, {
      signal,
    });
    if (reframe.kind !== 'static') throw new Error(`a ${reframe.kind}`);
    expect(reframe.position).toBeGreaterThan(0.85);
  });

  it('moves along y when the source is taller', async () => {
    const reframe = await planReframe(await makeClip('tall.mp4', 180, 320), range, 16 / 9, tools, {
      signal,
    });
    if (reframe.kind !== 'static') throw new Error(`a ${reframe.kind}`);
    expect(reframe.position).toBeGreaterThan(0.85);
  });

  it('does nothing when the aspects agree within one percent', async () => {
    const source = await makeClip('same.mp4', 322, 180);
    expect(await planReframe(source, range, 16 / 9, tools, { signal })).toEqual({ kind: 'none' });
  });

  it('falls back to the centre when the file cannot be decoded', async () => {
    const source = { ...(await makeClip('lost.mp4', 320, 180)), path: join(folder, 'nowhere.mp4') };
    expect(await planReframe(source, range, 1, tools, { signal })).toEqual({ kind: 'centre' });
  });

  it('passes on that it was cancelled', async () => {
    const source = await makeClip('cancelled.mp4', 320, 180);
    const cancelled = AbortSignal.abort(new Error('cancelled'));
    await expect(planReframe(source, range, 1, tools, { signal: cancelled })).rejects.toThrow(
      'cancelled',
    );
  });
});
