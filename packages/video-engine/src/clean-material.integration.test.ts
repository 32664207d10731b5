import { copyFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseClip } from './analyse/analyse-clip.ts';
import { edit } from './edit.ts';
import { runFfmpeg } from './ffmpeg/tools.ts';
import { mean } from './maths/statistics.ts';
import { toSeconds } from './model/time.ts';
import { damagedClip, makeDamagedClip } from './testing/damaged-clip.ts';
import { generated, h264, scene, TestMedia, testSignal, testTools } from './testing/test-media.ts';

const media = new TestMedia();
beforeAll(async () => {
  await makeDamagedClip(media, { clean: 'clean.mp4', damaged: 'damaged.mp4' });
  const letterbox = 'scale=640:240,setsar=1,pad=640:360:0:60';
  await media.make('letterbox.mp4', [...generated(scene(1, 5)), '-vf', letterbox, ...h264]);
  // A picture that stands, seen through a hand that does not.
  const still = 'scale=1600:900,trim=end_frame=1,loop=150:1:0,fps=25';
  const hand =
    "format=yuv444p,crop=641:361:'60+5*sin(n*1.5)+3*sin(n*0.7)':'45+4*sin(n*1.2)+3*cos(n*0.5)'";
  await media.make('shaky.mp4', [
    ...[...generated(scene(0, 6)), '-vf', `${still},setpts=N/25/TB,${hand},setsar=1`],
    // An odd width, as small clips from the web have it.
    ...[...h264, '-pix_fmt', 'yuv444p'],
  ]);
});
afterAll(() => media.remove());

async function shakeOf(name: string): Promise<number> {
  const cacheFolder = media.path('cache');
  const analysis = await analyseClip(await media.probe(name), testTools, {
    signal: testSignal,
    cacheFolder,
  });
  return mean(analysis.windows.map(({ shake }) => shake ?? 0));
}

async function film(name: string, instructions: string) {
  const outcome = await edit(
    {
      sources: [media.source(name)],
      instructions,
      musicPath: null,
      aspectRatio: '16:9',
      seed: 1,
      workFolder: media.path(`work-${name}-${instructions.length}`),
    },
    { ...testTools, signal: testSignal, shortSide: 360 },
  );
  if (!outcome.ok || 'planOnly' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe('what no film should show', () => {
  it('is left out and named where only the render meets it', async () => {
    // Seven seconds of a damaged clip of ten: the first plan shows the damage.
    const { report } = await film('damaged.mp4', 'un film de 7 secondes');
    for (const { sourceRange } of report.timeline.tracks.video.clips) {
      const start = toSeconds(sourceRange.startTime);
      const end = start + toSeconds(sourceRange.duration);
      expect(end <= damagedClip.from || start >= 4.99, `${start} to ${end}`).toBe(true);
    }
    expect(report.timeline.notes.join(' ')).toMatch(/« damaged ».*images abîmées laissées/);
  });

  it('is cropped where it lies around the picture, and told', async () => {
    const { filmPath, report } = await film('letterbox.mp4', 'un film de 3 secondes');
    expect(report.timeline.notes.join(' ')).toContain('« letterbox » porte des bandes noires');
    const { stdout } = await runFfmpeg(
      testTools,
      [
        ...['-ss', '1.5', '-i', filmPath, '-frames:v', '1', '-vf', 'crop=iw:4:0:0,scale=32:1'],
        ...['-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'],
      ],
      { signal: testSignal },
    );
    expect(Math.max(...stdout)).toBeGreaterThan(40);
  });

  it('is steadied where the wish says so: half the shake is gone and more', async () => {
    const { filmPath, report } = await film(
      'shaky.mp4',
      'un film de 4 secondes, stabilise les plans',
    );
    const { clips } = report.timeline.tracks.video;
    expect(clips.every(({ steady }) => steady)).toBe(true);
    expect(report.timeline.notes.join(' ')).toMatch(/(?:est|sont) stabilisés?/);
    await copyFile(filmPath, media.path('steadied.mp4'));
    const [before, after] = [await shakeOf('shaky.mp4'), await shakeOf('steadied.mp4')];
    expect(before).toBeGreaterThan(2);
    expect(after).toBeLessThan(0.5 * before);
  });

  it('is steadied unasked where it clearly shakes, and never where the wish says so', {
    tags: 'whole',
    timeout: 120_000,
  }, async () => {
    const asWished = await film('shaky.mp4', 'un film de 4 secondes, ne stabilise pas les plans');
    expect(asWished.report.timeline.tracks.video.clips.some(({ steady }) => steady)).toBe(false);
    const unasked = await film('shaky.mp4', 'un film de 4 secondes');
    expect(unasked.report.timeline.tracks.video.clips.some(({ steady }) => steady)).toBe(true);
  });
});
