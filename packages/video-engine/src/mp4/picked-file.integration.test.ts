import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/tools.ts';
import { generated, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { pickBursts, pickStretch } from './pick-pictures.ts';
import { pickedFile } from './picked-file.ts';
import { type PictureTrack, readPictureTrack } from './read-track.ts';

const media = new TestMedia();
const pictures = generated('testsrc2=s=320x180:r=30:d=4');
const sound = generated('sine=f=330:d=4');
const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-g', '60'];

beforeAll(async () => {
  await media.make('clip.mp4', [...pictures, ...sound, ...h264, '-c:a', 'aac']);
  await media.make('sideways.mov', [
    ...[...pictures, '-vf', "select='not(eq(mod(n,7),3))'", '-fps_mode', 'vfr', ...h264],
    ...['-x264-params', 'open-gop=1:bframes=8', '-metadata:s:v', 'rotate=90'],
  ]);
  const early = ['-movflags', 'negative_cts_offsets', '-pix_fmt', 'yuvj420p'];
  await media.make('early.mp4', [...pictures, ...h264, ...early]);
  await media.make('pieces.mp4', [...pictures, ...h264, '-movflags', 'frag_keyframe+empty_moov']);
  const twice = ['-itsoffset', '0.5', '-i', media.path('clip.mp4'), '-i', media.path('clip.mp4')];
  await media.make('later.mp4', [...twice, '-map', '0:v', '-map', '1:a', '-c', 'copy']);
  await media.make('other.mp4', [...pictures, '-c:v', 'mpeg4']);
  await media.make('clip.mkv', [...pictures, ...h264]);
}, 30_000);
afterAll(() => media.remove());

describe('a file of picked pictures', () => {
  it.each(['clip.mp4', 'sideways.mov', 'early.mp4'])(
    '%s: shows a stretch as the whole file does, without what nobody sees',
    async (name) => {
      const reference = await media.probe(name);
      const track = await trackOf(name);
      const stretch = { startSeconds: 1.596, durationSeconds: 1.2 };
      const picks = await pickStretch(track, stretch);
      const all = track.samples.shownAt.filter((time) => time / track.ticksPerSecond < 2.8);
      expect(picks?.length).toBeLessThan(all.length - 12);
      const { stream, startSeconds } = pickedFile(track, picks!);
      const within = { ...stretch, startSeconds: stretch.startSeconds - startSeconds };
      const seen = await decoded(inputArguments(reference, { ...within, isPiped: true }), stream);
      expect(seen.split('\n').length).toBeGreaterThan(36);
      expect(seen).toBe(await decoded(inputArguments(reference, stretch)));
    },
  );

  it.each(['clip.mp4', 'early.mp4'])('%s: holds the pictures after each keyframe', async (name) => {
    const reference = await media.probe(name);
    const track = await trackOf(name);
    const picks = pickBursts(track, 4, false);
    expect(picks).toHaveLength(5 * reference.probe.keyframeSeconds.length);
    const { stream } = pickedFile(track, picks);
    const seen = await decoded(inputArguments(reference, { isPiped: true }), stream, '');
    const whole = await decoded(inputArguments(reference), undefined, '');
    for (const sum of sumsOf(seen)) expect(sumsOf(whole)).toContain(sum);
    expect(sumsOf(seen)).toHaveLength(picks.length);
  });

  it('is not made where a stretch begins at a keyframe, or soon after', async () => {
    const track = await trackOf('clip.mp4');
    const from = (startSeconds: number) => pickStretch(track, { startSeconds, durationSeconds: 1 });
    expect(await from(0)).toBe(null);
    expect(await from(2)).toBe(null);
    expect(await from(2.2)).toBe(null);
    expect(await from(2.9)).not.toBe(null);
  });

  it.each(['pieces.mp4', 'later.mp4', 'other.mp4', 'clip.mkv'])(
    'is not made of %s',
    async (name) => {
      expect((await readPictureTrack(media.path(name))) === null).toBe(true);
    },
  );
});

async function trackOf(name: string): Promise<PictureTrack> {
  const track = await readPictureTrack(media.path(name));
  if (track === null) throw new Error(`${name} is not plain`);
  return track;
}

/** Checksums of every picture. */
async function decoded(
  input: readonly string[],
  stdin?: ReturnType<typeof pickedFile>['stream'],
  even = 'fps=30:start_time=0,',
): Promise<string> {
  const output = [
    '-an',
    '-vf',
    `${even}format=rgb24`,
    '-fps_mode',
    'passthrough',
    '-f',
    'framemd5',
    '-',
  ];
  const { stdout } = await runFfmpeg(testTools, [...input, ...output], {
    signal: testSignal,
    ...(stdin && { stdin }),
  });
  return stdout.toString();
}

function sumsOf(list: string): readonly string[] {
  return list
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',').at(-1)!.trim());
}
