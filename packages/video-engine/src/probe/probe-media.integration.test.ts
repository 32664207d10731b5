import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaProbe } from '../model/media.ts';
import { pixelPlane } from '../testing/rude-media.ts';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { probeMedia } from './probe-media.ts';

const media = new TestMedia();
const clip = (seconds = 2) => generated(scene(0, seconds));
const tone = (seconds = 2) => generated(`sine=frequency=440:duration=${seconds}`);

beforeAll(async () => {
  await media.make('plain.mp4', [...clip(), ...tone(), ...h264, '-movflags', '+faststart']);
});
afterAll(() => media.remove());

async function probe(name: string): Promise<MediaProbe> {
  return (await media.probe(name)).probe;
}

async function refusal(name: string) {
  const outcome = await probeMedia(media.source(name), testTools, { signal: testSignal });
  return outcome.ok ? null : outcome.refusal;
}

describe('what a usable file holds', () => {
  it('tells size, rate, length, sound, keyframes and content hash', async () => {
    const reference = await media.probe('plain.mp4');
    expect(reference.probe).toMatchObject({
      kind: 'video',
      videoCodec: 'h264',
      audioCodec: 'aac',
      width: 192,
      height: 108,
      rotationDegrees: 0,
      frameRate: { numerator: 25, denominator: 1 },
      isVariableFrameRate: false,
      hdr: 'none',
      hasAudio: true,
      isTruncated: false,
    });
    expect(reference.probe.durationSeconds).toBeCloseTo(2, 2);
    expect(reference.probe.keyframeSeconds).toEqual([0, 1]);
    expect(reference.contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('turns the size of a clip filmed sideways', async () => {
    const rotated = ['-i', media.path('plain.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=90'];
    await media.make('sideways.mp4', rotated);
    const { width, height, rotationDegrees } = await probe('sideways.mp4');
    expect([width, height, rotationDegrees % 180]).toEqual([108, 192, 90]);
  });

  it('stretches the width by the pixel aspect', async () => {
    await media.make('anamorphic.mp4', [...clip(1), '-vf', 'setsar=4/3', ...h264]);
    expect(await probe('anamorphic.mp4')).toMatchObject({ width: 256, height: 108 });
  });

  it('sees a variable frame rate', async () => {
    const uneven = ['-vf', 'select=not(mod(n\\,3)*gt(n\\,20))', '-fps_mode', 'vfr'];
    await media.make('uneven.mp4', [...clip(3), ...uneven, ...h264]);
    expect((await probe('uneven.mp4')).isVariableFrameRate).toBe(true);
  });

  it('knows the absence of sound', async () => {
    await media.make('silent.mp4', [...clip(1), ...h264]);
    expect(await probe('silent.mp4')).toMatchObject({ hasAudio: false, audioCodec: null });
  });

  it('takes a video of one frame and odd sizes', async () => {
    await media.make('one.mp4', [...clip(1), '-frames:v', '1', ...h264]);
    expect(await probe('one.mp4')).toMatchObject({ kind: 'video', isTruncated: false });
    expect((await probe('one.mp4')).durationSeconds).toBeCloseTo(0.04, 3);
    await media.make('odd.webm', [...clip(1), '-vf', 'scale=101:57', '-c:v', 'libvpx']);
    expect(await probe('odd.webm')).toMatchObject({ width: 101, height: 57 });
  });

  it('takes stills by their content, whatever their name', async () => {
    for (const name of ['still.png', 'still.jpg', 'still.webp']) {
      await media.make(name, [...clip(1), '-frames:v', '1']);
      expect(await probe(name)).toMatchObject({ kind: 'image', width: 192, durationSeconds: 0 });
    }
    await writeFile(media.path('photo%03d.mp4'), await readFile(media.path('still.jpg')));
    expect(await probe('photo%03d.mp4')).toMatchObject({ kind: 'image', formatName: 'jpeg_pipe' });
  });

  it('takes a film with subtitles', async () => {
    await writeFile(media.path('words.srt'), '1\n00:00:00,000 --> 00:00:01,000\nBonjour\n');
    const inputs = ['-i', media.path('plain.mp4'), '-i', media.path('words.srt')];
    await media.make('words.mp4', [...inputs, '-c', 'copy', '-c:s', 'mov_text']);
    expect(await probe('words.mp4')).toMatchObject({ kind: 'video', hasAudio: true });
  });

  it('takes music with a cover as sound only', async () => {
    await media.make('song.mp3', [
      ...tone(1),
      ...generated('color=red:s=64x64:d=1'),
      ...['-map', '0:a', '-map', '1:v', '-frames:v', '1', '-c:v', 'png'],
      ...['-disposition:v', 'attached_pic', '-id3v2_version', '3'],
    ]);
    expect(await probe('song.mp3')).toMatchObject({ kind: 'audio', hasAudio: true });
  });
});

describe('a damaged file', () => {
  it('is as long as what decodes, not as its header says', async () => {
    const whole = await readFile(media.path('plain.mp4'));
    await writeFile(media.path('cut-off.mp4'), whole.subarray(0, Math.round(whole.length * 0.7)));
    const found = await probe('cut-off.mp4');
    expect(found.reportedDurationSeconds).toBeCloseTo(2, 1);
    expect(found.durationSeconds).toBeLessThan(1.8);
    expect(found.durationSeconds).toBeGreaterThan(0.8);
    expect(found.isTruncated).toBe(true);
  });

  it('is found out when its end is only zeroes', async () => {
    const whole = await readFile(media.path('plain.mp4'));
    const emptied = Buffer.from(whole);
    emptied.fill(0, Math.round(whole.length * 0.55));
    await writeFile(media.path('hollow.mp4'), emptied);
    const found = await probe('hollow.mp4');
    expect(found.durationSeconds).toBeLessThan(1.8);
    expect(found.isTruncated).toBe(true);
  });
});

describe('what is refused, with a reason in French', () => {
  it.each([
    ['zero.mp4', '', 'empty', /vide/],
    ['letter.mp4', 'Bonjour, ceci est une lettre.\n'.repeat(50), 'not-media', /lisible/],
    ['noise.mp4', randomBytes(4096), 'not-media', /lisible/],
    ['script.mp4', 'ffconcat version 1.0\nfile plain.mp4\n', 'playlist', /liste de lecture/],
    ['bare.mp4', "file 'plain.mp4'\n", 'playlist', /liste de lecture/],
    [
      'list.mp4',
      '#EXTM3U\n#EXTINF:2,\nplain.mp4\n#EXT-X-ENDLIST\n',
      'playlist',
      /liste de lecture/,
    ],
    ['page.mp4', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not-media', /lisible/],
  ])('%s', async (name, content, reason, message) => {
    await writeFile(media.path(name), content);
    const refused = await refusal(name);
    expect(refused).toMatchObject({ reason, name, sourceId: name });
    expect(refused?.message).toMatch(message);
  });

  it('a small file of 256 million pixels, before decoding it', async () => {
    await writeFile(media.path('huge.png'), pixelPlane());
    expect(await refusal('huge.png')).toMatchObject({ reason: 'too-many-pixels' });
  });

  it('a codec off the list', async () => {
    await media.make('rare.mkv', [...clip(1), '-c:v', 'ffv1']);
    expect(await refusal('rare.mkv')).toMatchObject({ reason: 'codec-refused' });
  });

  it('an animated WebP for what it is', async () => {
    await media.make('moving.webp', [...clip(1), '-c:v', 'libwebp_anim', '-f', 'webp']);
    const refused = await refusal('moving.webp');
    expect(refused?.reason).toBe('animated-webp');
    expect(refused?.message).toContain('WebP animé');
  });

  it('nothing that decodes', async () => {
    await writeFile(
      media.path('stub.png'),
      (await readFile(media.path('still.png'))).subarray(0, 60),
    );
    expect(await refusal('stub.png')).toMatchObject({ reason: 'nothing-decodes' });
  });

  it('but throws for a file that is not there', async () => {
    await expect(refusal('missing.mp4')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
