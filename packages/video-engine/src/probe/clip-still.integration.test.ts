import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { clipStill } from './clip-still.ts';

const media = new TestMedia();
const still = (name: string) => clipStill(media.path(name), testTools, { signal: testSignal });

beforeAll(async () => {
  await media.make('tall.mp4', [
    ...generated(scene(0, 2)),
    '-vf',
    'scale=108:192,setsar=1',
    ...h264,
  ]);
  await media.make('anamorphic.mp4', [...generated(scene(0, 2)), '-vf', 'setsar=4/3', ...h264]);
  const oneKeyframe = ['-c:v', 'libx264', '-g', '500', '-pix_fmt', 'yuv420p'];
  await media.make('one-keyframe.mp4', [...generated(scene(0, 2)), ...oneKeyframe]);
  await media.make('tone.mp3', generated('sine=frequency=440:duration=1'));
  await writeFile(media.path('notes.mp4'), 'not a film');
  await writeFile(media.path('list.mp4'), '#EXTM3U\n#EXTINF:1,\n/etc/passwd\n');
});
afterAll(() => media.remove());

describe('the small picture of a clip', () => {
  it.each(['tall.mp4', 'anamorphic.mp4', 'one-keyframe.mp4'])(
    'fills 128 by 72 whatever the shape, and comes with the length: %s',
    async (name) => {
      const found = await still(name);
      expect(found?.durationSeconds).toBeCloseTo(2, 1);
      await writeFile(media.path('still.jpg'), found?.jpeg ?? '');
      expect((await media.probe('still.jpg')).probe).toMatchObject({ width: 128, height: 72 });
    },
  );

  it.each(['tone.mp3', 'notes.mp4', 'list.mp4'])(
    'is missing where none decodes: %s',
    async (name) => {
      expect(await still(name)).toBeNull();
    },
  );

  it('is missing of a clip that takes longer than a small picture is worth', async () => {
    const limits = { signal: testSignal, wallSeconds: 0.01 };
    expect(await clipStill(media.path('tall.mp4'), testTools, limits)).toBeNull();
  });

  it('is given up when nobody waits for it', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(clipStill(media.path('tall.mp4'), testTools, { signal })).rejects.toThrow('gone');
  });
});
