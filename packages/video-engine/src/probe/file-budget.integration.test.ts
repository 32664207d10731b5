import { afterAll, describe, expect, it } from 'vitest';
import { generated, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { clipStill } from './clip-still.ts';
import { FileOverBudget } from './file-budget.ts';
import { probeMedia } from './probe-media.ts';
import { readPackets } from './read-packets.ts';

const media = new TestMedia();
afterAll(() => media.remove());

const refusal = async (name: string) => {
  const outcome = await probeMedia(media.source(name), testTools, { signal: testSignal });
  return outcome.ok ? null : outcome.refusal;
};

describe('what a file may ask of the studio', () => {
  it('is no line of pixels: refused as a clip, and still a small picture in a list', async () => {
    const line = await media.make('line.png', [
      ...generated('color=red:s=65534x2,format=rgb24,crop=65534:1:0:0'),
      '-frames:v',
      '1',
    ]);
    expect(await refusal('line.png')).toMatchObject({ reason: 'odd-shape' });
    const still = await clipStill(line, testTools, { signal: testSignal });
    expect(still?.jpeg.length).toBeGreaterThan(100);
  });

  it('is no million frames a second, in the name of the file', async () => {
    const frames = ['-frames:v', '40', '-video_track_timescale', '1000000'];
    await media.make('fast.mp4', [...generated('testsrc=s=64x36:r=1000000'), ...frames]);
    const refused = await refusal('fast.mp4');
    expect(refused).toMatchObject({ reason: 'frame-rate' });
    expect(refused?.message).toContain('« fast.mp4 » annonce plus de 1');
  });

  it('is no endless animation: counting stops at the budget', async () => {
    const path = await media.make('long.gif', [
      ...generated('color=red:s=2x2:r=10'),
      '-frames:v',
      '60',
    ]);
    const stream = { index: 0, fileStartSeconds: 0, mostFrames: 50 };
    const reading = readPackets({ path }, stream, testTools, testSignal);
    await expect(reading).rejects.toThrow(FileOverBudget);
    const table = await readPackets({ path }, { ...stream, mostFrames: 60 }, testTools, testSignal);
    expect(table.seconds.length).toBe(60);
  });
});
