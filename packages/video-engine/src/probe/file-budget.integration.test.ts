import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { claimingFrameRate, endlessGif, pixelLine } from '../testing/rude-media.ts';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { clipStill } from './clip-still.ts';
import { frameBudget } from './file-budget.ts';
import { probeMedia } from './probe-media.ts';

const media = new TestMedia();
afterAll(() => media.remove());

const refusal = async (name: string) => {
  const outcome = await probeMedia(media.source(name), testTools, { signal: testSignal });
  return outcome.ok ? null : outcome.refusal;
};

describe('what a file may ask of the studio', () => {
  it('is no line of pixels: refused as a clip, and still a small picture in a list', async () => {
    await writeFile(media.path('line.png'), pixelLine());
    expect(await refusal('line.png')).toMatchObject({ reason: 'odd-shape' });
    const still = await clipStill(media.path('line.png'), testTools, { signal: testSignal });
    expect(still?.jpeg.length).toBeGreaterThan(100);
  });

  it('is no million frames a second, in the name of the file', async () => {
    const clock = ['-video_track_timescale', '25000'];
    const plain = await media.make('plain.mp4', [...generated(scene(0, 2)), ...h264, ...clock]);
    const fast = claimingFrameRate(await readFile(plain), { ticksPerFrame: 1000 });
    await writeFile(media.path('fast.mp4'), fast);
    const refused = await refusal('fast.mp4');
    expect(refused).toMatchObject({ reason: 'frame-rate' });
    expect(refused?.message).toContain('« fast.mp4 » annonce plus de 1');
  });

  it('is no endless animation: counting stops at the budget', async () => {
    await writeFile(media.path('long.gif'), endlessGif(500_000));
    const refused = await refusal('long.gif');
    expect(refused).toMatchObject({ reason: 'too-many-frames' });
    expect(refused?.message).toMatch(/trop d'images.* 20.000 pour un GIF/);
    await writeFile(media.path('short.gif'), endlessGif(60));
    expect(await refusal('short.gif')).toBeNull();
  });

  it('is no few frames of many pixels, which all would be decoded', async () => {
    await writeFile(media.path('wide.gif'), endlessGif(400, { width: 8000, height: 7900 }));
    const refused = await refusal('wide.gif');
    expect(refused).toMatchObject({ reason: 'too-many-pixels-in-all' });
    expect(refused?.message).toContain("« wide.gif » compte trop d'images pour leur taille");
  });
});

describe('how many frames a file may have', () => {
  const hour8k = { width: 7680, height: 4320 };
  it.each([
    ['matroska,webm', { width: 1920, height: 1080 }, 1_000_000, 'too-many-frames'],
    ['matroska,webm', hour8k, 120_563, 'too-many-pixels-in-all'],
    ['gif', { width: 480, height: 270 }, 20_000, 'too-many-frames'],
    ['gif', { width: 1920, height: 1080 }, 9_645, 'too-many-pixels-in-all'],
    ['gif', {}, 20_000, 'too-many-frames'],
  ] as const)('follows from its kind and size: %s %j', (format, sides, mostFrames, beyond) => {
    expect(frameBudget(format, sides)).toEqual({ mostFrames, beyond });
  });
});
