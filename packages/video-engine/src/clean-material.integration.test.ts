import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edit } from './edit.ts';
import { runFfmpeg } from './ffmpeg/tools.ts';
import { toSeconds } from './model/time.ts';
import { damagedClip, makeDamagedClip } from './testing/damaged-clip.ts';
import { generated, h264, scene, TestMedia, testSignal, testTools } from './testing/test-media.ts';

const media = new TestMedia();
beforeAll(async () => {
  await makeDamagedClip(media, { clean: 'clean.mp4', damaged: 'damaged.mp4' });
  const letterbox = 'scale=640:240,setsar=1,pad=640:360:0:60';
  await media.make('letterbox.mp4', [...generated(scene(1, 5)), '-vf', letterbox, ...h264]);
}, 60_000);
afterAll(() => media.remove());

async function film(name: string, instructions: string) {
  const outcome = await edit(
    {
      sources: [media.source(name)],
      instructions,
      musicPath: null,
      aspectRatio: '16:9',
      seed: 1,
      workFolder: media.path(`work-${name}`),
    },
    { ...testTools, signal: testSignal },
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
  }, 120_000);

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
  }, 120_000);
});
