import { truncate, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { writeProxy } from '../render/write-proxy.ts';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { clipStill } from './clip-still.ts';
import { prepareSource } from './prepare-source.ts';

const media = new TestMedia();
const clip = (seconds = 2) => generated(scene(0, seconds));
const options = { workFolder: media.path('work'), signal: testSignal };

beforeAll(() => media.make('plain.mp4', [...clip(), ...h264]));
afterAll(() => media.remove());

/** White; its left half is see-through. */
const cutOut = [
  ...generated('color=white:s=160x90:r=25:d=2,format=yuva420p'),
  ...['-vf', "geq=lum='lum(X,Y)':cb=128:cr=128:a='255*gte(X,W/2)'"],
];

/** The mean of the left and of the right half, from 0 to 255. */
async function halves(reference: MediaReference, startSeconds?: number): Promise<number[]> {
  const { stdout } = await runFfmpeg(
    testTools,
    [
      ...inputArguments(reference, startSeconds === undefined ? {} : { startSeconds }),
      ...['-vf', 'crop=iw*.8:ih*.8,scale=2:1:flags=area', '-frames:v', '1'],
      ...['-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    ],
    { signal: testSignal },
  );
  return [...stdout];
}

function isBlackThenWhite([left = 255, right = 0]: readonly number[]): boolean {
  return left < 30 && right > 225;
}

describe('a see-through source is laid on black', () => {
  it.each([
    ['vp8.webm', ['-c:v', 'libvpx', '-auto-alt-ref', '0', '-g', '10', '-pix_fmt', 'yuva420p']],
    ['vp9.webm', ['-c:v', 'libvpx-vp9', '-auto-alt-ref', '0', '-g', '10', '-pix_fmt', 'yuva420p']],
    ['prores.mov', ['-c:v', 'prores_ks', '-profile:v', '4444', '-pix_fmt', 'yuva444p10le']],
  ])('%s, with its times', async (name, encoding) => {
    await media.make(name, [...cutOut, ...encoding]);
    const reference = await media.probe(name);
    expect(reference.probe.isTransparent).toBe(true);
    const laid = await prepareSource(reference, testTools, options);
    expect(laid.contentHash).not.toBe(reference.contentHash);
    expect(laid.probe.isTransparent).toBeUndefined();
    expect(await halves(laid, 1.5)).toSatisfy(isBlackThenWhite);
    const { durationSeconds, frameRate, width, height } = reference.probe;
    expect(laid.probe).toMatchObject({ durationSeconds, frameRate, width, height });
    await truncate(reference.path, 0);
    expect((await prepareSource(reference, testTools, options)).path).toBe(laid.path);
  });

  it.each([
    ['cut-out.png', ['-frames:v', '1', '-pix_fmt', 'rgba']],
    ['cut-out.webp', ['-frames:v', '1', '-c:v', 'libwebp', '-pix_fmt', 'yuva420p']],
  ])('%s, a still', async (name, encoding) => {
    await media.make(name, [...cutOut, ...encoding]);
    const laid = await prepareSource(await media.probe(name), testTools, options);
    expect(laid.path).toMatch(/\.png$/);
    expect(await halves(laid)).toSatisfy(isBlackThenWhite);
  });

  it('and so are its small picture and its copy for browsers', async () => {
    await media.make('shown.webm', [...cutOut, '-c:v', 'libvpx', '-auto-alt-ref', '0']);
    const reference = await media.probe('shown.webm');
    const path = media.path('proxy.mp4');
    await writeProxy(reference, path, { tools: testTools, signal: testSignal });
    expect(await halves(await media.probe('proxy.mp4'))).toSatisfy(isBlackThenWhite);
    const still = await clipStill(reference.path, testTools, { signal: testSignal });
    await writeFile(media.path('still.jpg'), still?.jpeg ?? '');
    expect(await halves(await media.probe('still.jpg'))).toSatisfy(isBlackThenWhite);
  });
});

describe('a source that cannot be cut anywhere', () => {
  it('is copied once into Matroska and keeps its identity', async () => {
    await media.make('talk.webm', [...clip(2), '-c:v', 'libvpx', '-g', '100']);
    const reference = await media.probe('talk.webm');
    const prepared = await prepareSource(reference, testTools, options);
    expect(prepared.path).toMatch(/work\/[0-9a-f]{64}\.mkv$/);
    expect(prepared.contentHash).toBe(reference.contentHash);
    await truncate(reference.path, 0);
    expect((await prepareSource(reference, testTools, options)).path).toBe(prepared.path);
  });

  it('is left alone when it already can', async () => {
    const reference = await media.probe('plain.mp4');
    expect(await prepareSource(reference, testTools, options)).toBe(reference);
  });
});
