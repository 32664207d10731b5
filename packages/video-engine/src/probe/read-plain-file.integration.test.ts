import { readFile as readBytes, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { fileBudget } from './file-budget.ts';
import { readFile } from './read-file.ts';
import { readPlainFile } from './read-plain-file.ts';
import type { StreamDescription } from './read-streams.ts';

const media = new TestMedia();
const clip = generated(scene(0, 2));
const tone = generated('sine=frequency=440:duration=2');
const veryfast = ['-c:v', 'libx264', '-preset', 'veryfast', '-g', '30', '-pix_fmt', 'yuv420p'];
const bt709 = ['-colorspace', 'bt709', '-color_trc', 'bt709', '-color_primaries', 'bt709'];

beforeAll(async () => {
  await media.make('plain.mp4', [...clip, ...tone, ...h264]);
  const copy = ['-i', media.path('plain.mp4'), '-c', 'copy'];
  await media.make('sideways.mov', [...copy, '-metadata:s:v', 'rotate=90']);
  await media.make('head.mp4', [...copy, '-metadata:s:v', 'rotate=180', '-movflags', 'faststart']);
  await media.make('tagged.mp4', [...clip, ...veryfast, ...bt709, '-color_range', 'tv']);
  await media.make('full.mp4', [...clip, ...veryfast, '-pix_fmt', 'yuvj420p', ...bt709]);
  const hlg = ['-colorspace', 'bt2020nc', '-color_trc', 'arib-std-b67'];
  await media.make('hlg.mp4', [...clip, ...veryfast, ...hlg, '-color_primaries', 'bt2020']);
  await media.make('box.mov', [...clip, ...veryfast, ...bt709, '-movflags', 'write_colr']);
  await media.make('cropped.mp4', [...clip, '-vf', 'scale=202:110,setsar=1', ...veryfast]);
  const uneven = ['-vf', "select='not(eq(mod(n,7),3))'", '-fps_mode', 'vfr'];
  await media.make('uneven.mp4', [...clip, ...uneven, ...veryfast]);
  await media.make('open.mp4', [...clip, ...veryfast, '-x264-params', 'open-gop=1:bframes=8']);
  await media.make('slow.mp4', [...clip, ...tone, '-r', '24000/1001', ...veryfast]);
  await media.make('one.mp4', [...clip, '-frames:v', '1', ...h264]);
  await media.make('trimmed.mp4', [...['-ss', '0.5', ...copy.slice(0, 2)], '-c', 'copy']);
  await media.make('wide.mp4', [...clip, '-vf', 'setsar=4/3', ...h264]);
  await media.make('pieces.mp4', [...clip, ...h264, '-movflags', 'frag_keyframe+empty_moov']);
  await media.make('fields.mp4', [...clip, ...veryfast, '-flags', '+ildct+ilme']);
  await media.make('fine.mp4', [...clip, ...veryfast, '-pix_fmt', 'yuv444p']);
  await media.make('music.mp4', [...clip, ...tone, ...h264, '-c:a', 'libmp3lame']);
  await media.make('other.mp4', [...clip, '-c:v', 'mpeg4']);
  await media.make('sound.m4a', [...tone, '-c:a', 'aac']);
  const whole = await readBytes(media.path('plain.mp4'));
  const faststart = await readBytes(media.path('head.mp4'));
  await writeFile(media.path('cut.mp4'), faststart.subarray(0, faststart.length * 0.7));
  await writeFile(media.path('hollow.mp4'), whole.subarray(0, whole.length * 0.7));
}, 60_000);
afterAll(() => media.remove());

const told = [
  ...['codec_type', 'codec_name', 'width', 'height', 'avg_frame_rate', 'duration', 'pix_fmt'],
  ...['color_space', 'color_transfer'],
] as const;

/** What of a stream decides anything. */
function toldOf(stream: StreamDescription | undefined) {
  const rotation = stream?.side_data_list?.find((data) => data.rotation !== undefined)?.rotation;
  const fields = told.map((name) => [name, stream?.[name as keyof StreamDescription] ?? 'unknown']);
  return {
    ...Object.fromEntries(fields),
    isFullRange: stream?.color_range === 'pc',
    turns: Math.abs(rotation ?? 0) === 180 ? 180 : (rotation ?? 0),
  };
}

describe('a plain file', () => {
  it.each([
    ...['plain.mp4', 'sideways.mov', 'head.mp4', 'tagged.mp4', 'full.mp4', 'hlg.mp4', 'box.mov'],
    ...['cropped.mp4', 'uneven.mp4', 'open.mp4', 'slow.mp4', 'one.mp4'],
  ])('%s: says by its header what ffprobe finds in it', async (name) => {
    const path = media.path(name);
    const plain = await readPlainFile(path, fileBudget.frames);
    const probed = await readFile({ path }, fileBudget.frames, testTools, testSignal);
    const [picture, sound] = plain?.streams ?? [];
    expect(toldOf(picture)).toEqual(toldOf(probed.streams[0]));
    expect(sound?.codec_name).toBe(probed.streams[1]?.codec_name);
    expect(plain?.packetsOf(0)).toEqual(probed.packetsOf(0));
    const { format_name, start_time, duration } = probed.format;
    expect(plain?.format).toEqual({ format_name, start_time, duration });
  });
});

describe('a file of another kind', () => {
  it.each([
    ...['trimmed.mp4', 'wide.mp4', 'pieces.mp4', 'fields.mp4', 'fine.mp4', 'music.mp4'],
    ...['other.mp4', 'sound.m4a', 'cut.mp4', 'hollow.mp4'],
  ])('%s is left to ffprobe', async (name) => {
    expect(await readPlainFile(media.path(name), fileBudget.frames)).toBe(null);
  });

  it('is left to it as well with more frames than are allowed', async () => {
    expect(await readPlainFile(media.path('plain.mp4'), 50)).not.toBe(null);
    expect(await readPlainFile(media.path('plain.mp4'), 49)).toBe(null);
  });

  it('never breaks the reader, whatever its header says', async () => {
    const whole = await readBytes(media.path('plain.mp4'));
    const from = whole.indexOf('moov');
    for (let at = from; at < whole.length; at += 3) {
      const changed = Buffer.from(whole);
      changed[at] = at % 2 === 0 ? 0xff : 0;
      await writeFile(media.path('changed.mp4'), changed);
      const found = await readPlainFile(media.path('changed.mp4'), fileBudget.frames);
      expect(found === null || found.packetsOf(0).seconds.length > 0).toBe(true);
    }
  });
});
