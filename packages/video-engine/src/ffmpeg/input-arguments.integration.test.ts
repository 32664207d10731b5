import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaReference } from '../model/media.ts';
import { generated, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { inputArguments, withoutFirstLook } from './input-arguments.ts';
import { runFfmpeg } from './tools.ts';

const media = new TestMedia();
const pictures = generated('testsrc2=s=320x180:r=25:d=2');
const sound = generated('sine=f=330:d=2');

beforeAll(async () => {
  const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-bf', '3', '-g', '12'];
  await media.make('clip.mp4', [...pictures, ...sound, ...h264, '-c:a', 'aac']);
  // Full range that only the stream tells, and pieces instead of one index.
  const full = ['-pix_fmt', 'yuvj420p', '-color_range', 'pc', '-colorspace', 'bt709'];
  const pieces = ['-movflags', 'frag_keyframe+empty_moov-write_colr'];
  await media.make('pieces.mp4', [...pictures, ...h264, '-bf', '0', ...full, ...pieces]);
  await media.make('uneven.mov', [
    ...[...pictures, '-vf', "select='not(eq(mod(n,7),3))'", '-fps_mode', 'vfr', ...h264],
    ...['-metadata:s:v', 'rotate=90'],
  ]);
  await media.make('clip.mkv', [...pictures, ...h264]);
  // Frames out of order, in pieces: the first is shown two frames after 0.
  await media.make('late.mp4', [...pictures, ...h264, ...pieces]);
}, 30_000);
afterAll(() => media.remove());

/** Checksums of every picture and sample from some way in. */
async function decoded(input: readonly string[]): Promise<string> {
  const output = ['-vf', 'fps=30:start_time=0,format=rgb24', '-f', 'framemd5', '-'];
  const { stdout } = await runFfmpeg(testTools, [...input, ...output], { signal: testSignal });
  return stdout.toString();
}

const stretch = { startSeconds: 0.7, durationSeconds: 1 };

describe('an input whose header tells all', () => {
  it.each(['clip.mp4', 'pieces.mp4', 'uneven.mov'])(
    '%s: decodes to the same pictures, sound and times without a first look',
    async (name) => {
      const reference = await media.probe(name);
      const quick = inputArguments(reference, stretch);
      const careful = inputArguments(asUnknown(reference), stretch);
      expect(quick).toEqual(expect.arrayContaining([...withoutFirstLook]));
      expect(careful).not.toEqual(expect.arrayContaining([...withoutFirstLook]));
      const pictures = await decoded(quick);
      expect(pictures.split('\n').length).toBeGreaterThan(30);
      expect(pictures).toBe(await decoded(careful));
    },
  );

  it.each(['clip.mkv', 'late.mp4'])('is not %s, which is looked into', async (name) => {
    const careful = inputArguments(await media.probe(name), stretch);
    expect(careful).not.toEqual(expect.arrayContaining([...withoutFirstLook]));
  });
});

/** As one knows a file that was not probed. */
function asUnknown({ path, probe: { formatName } }: MediaReference) {
  return { path, probe: { formatName } };
}
