import { writeFile } from 'node:fs/promises';
import { drawnFace } from '@armoni/perception/testing/drawn-face';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { edit } from '../edit.ts';
import { toSeconds } from '../model/time.ts';
import { h264, TestMedia, testSignal, testTools } from '../testing/test-media.ts';

const eyesFolder = process.env.EYES_FOLDER;
const media = new TestMedia();
afterAll(() => media.remove());

/** Somebody who opens the eyes for a while; the wall flickers, so that the picture is no still. */
async function makeClip(openSeconds: readonly [number, number], seconds: number) {
  for (const [name, eyes] of [
    ['shut', 0],
    ['open', 1],
  ] as const) {
    await sharp(Buffer.from(drawnFace({ eyes, x: 640 })))
      .resize(640)
      .png()
      .toFile(media.path(`${name}.png`));
  }
  const list = [
    ['shut', openSeconds[0]],
    ['open', openSeconds[1] - openSeconds[0]],
    ['shut', seconds - openSeconds[1]],
  ].map(([name, duration]) => `file ${name}.png\nduration ${duration}\n`);
  await writeFile(media.path('list.txt'), `${list.join('')}file shut.png\n`);
  return media.make('clip.mp4', [
    ...['-f', 'concat', '-i', media.path('list.txt')],
    ...['-vf', "fps=25,crop=600:338:'20+12*sin(2*t)':'8+6*cos(3*t)',noise=alls=4:allf=t", ...h264],
    ...['-t', String(seconds)],
  ]);
}

describe.skipIf(!eyesFolder)('a shot of somebody', () => {
  it('shows the moment with open eyes, and says so', async () => {
    const [from, to] = [3.3, 4.8];
    const path = await makeClip([from, to], 5);
    const outcome = await edit(
      {
        sources: [{ id: 'clip', path, name: 'clip.mp4' }],
        instructions: 'Un film d’une seconde en un seul plan',
        musicPath: null,
        aspectRatio: '16:9',
        seed: 1,
        workFolder: media.path('work'),
        planOnly: true,
      },
      { ...testTools, eyesFolder: eyesFolder as string, signal: testSignal, shortSide: 360 },
    );
    if (!('planOnly' in outcome)) throw new Error(JSON.stringify(outcome));
    const [shot] = outcome.report.timeline.tracks.video.clips;
    const start = toSeconds(shot!.sourceRange.startTime);
    const end = start + toSeconds(shot!.sourceRange.duration);
    expect(start).toBeGreaterThanOrEqual(from - 0.1);
    expect(end).toBeLessThanOrEqual(to + 0.1);
    expect(shot).toMatchObject({ reasonCode: 'face' });
    expect(shot!.reason).toContain('les yeux ouverts');
  }, 60_000);
});
