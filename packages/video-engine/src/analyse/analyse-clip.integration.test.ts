import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { syntheticSpeech } from '@armoni/perception/testing/synthetic-speech';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { analyseClip } from './analyse-clip.ts';
import { decodedBytes } from './frames/small-frame.ts';

const media = new TestMedia();
const options = { signal: testSignal, cacheFolder: media.path('cache') };

async function analyse(name: string) {
  return analyseClip(await media.probe(name), testTools, options);
}

const twoScenes = [...generated(scene(0, 2)), ...generated(scene(1, 2))];
const joined = '[0][1]concat=n=2:v=1:a=0';
const mixed = '[0][1]xfade=transition=fade:duration=0.8:offset=1.2';

beforeAll(async () => {
  await media.make('cut.mp4', [...twoScenes, '-filter_complex', joined, ...h264]);
});
afterAll(() => media.remove());

describe('takes', () => {
  it('are parted at a cut, to the frame', async () => {
    const { takes } = await analyse('cut.mp4');
    expect(takes.map(({ transitionIn }) => transitionIn)).toEqual(['start', 'cut']);
    expect(takes[1]?.startSeconds).toBeCloseTo(2, 2);
    expect(takes[0]?.endSeconds).toBeCloseTo(2, 2);
    expect(takes[1]?.endSeconds).toBeCloseTo(4, 2);
  });

  it('are parted by a dissolve whose frames belong to neither', async () => {
    await media.make('dissolve.mp4', [...twoScenes, '-filter_complex', mixed, ...h264]);
    const { takes } = await analyse('dissolve.mp4');
    expect(takes.map(({ transitionIn }) => transitionIn)).toEqual(['start', 'dissolve']);
    expect(takes[0]!.endSeconds).toBeGreaterThan(1);
    expect(takes[0]!.endSeconds).toBeLessThan(1.6);
    expect(takes[1]!.startSeconds).toBeGreaterThan(1.6);
    expect(takes[1]!.startSeconds).toBeLessThan(2.2);
  });

  it('are parted by a fade through black', async () => {
    const fades = '[0]fade=out:35:15[a];[1]fade=in:0:15[b];[a][b]concat=n=2:v=1:a=0';
    await media.make('fade.mp4', [...twoScenes, '-filter_complex', fades, ...h264]);
    const { takes } = await analyse('fade.mp4');
    expect(takes.map(({ transitionIn }) => transitionIn)).toEqual(['start', 'fade']);
    expect(takes[0]!.endSeconds).toBeLessThanOrEqual(2);
    expect(takes[1]!.startSeconds).toBeGreaterThanOrEqual(2);
  });

  it('are not parted by a flash', async () => {
    const flash = "drawbox=color=white:t=fill:enable='between(n,50,51)'";
    await media.make('flash.mp4', [...generated(scene(0, 4)), '-vf', flash, ...h264]);
    expect((await analyse('flash.mp4')).takes).toHaveLength(1);
  });

  it('are found in large clips too, where only keyframes are decoded at first', async () => {
    const large = `${joined},scale=1280:720`;
    await media.make('large.mp4', [...twoScenes, '-filter_complex', large, ...h264]);
    const analysis = await analyse('large.mp4');
    expect(analysis.takes.map(({ transitionIn }) => transitionIn)).toEqual(['start', 'cut']);
    expect(analysis.takes[1]?.startSeconds).toBeCloseTo(2, 2);
    expect(analysis.windows).toHaveLength(8);
  }, 30_000);
});

describe('windows', () => {
  it('cover the clip in half seconds with every measure', async () => {
    const { windows } = await analyse('cut.mp4');
    expect(windows).toHaveLength(8);
    expect(windows[0]?.startSeconds).toBe(0);
    expect(windows.at(-1)?.endSeconds).toBeCloseTo(4, 2);
    for (const window of windows) {
      expect(window.layout).toHaveLength(144);
      expect(window.hash).toMatch(/^[0-9a-f]{16}$/);
      expect(Number.isFinite(window.score)).toBe(true);
    }
  });

  it('see motion, darkness and blur', async () => {
    const moving = "noise=alls=1,boxblur=enable='between(t,2,3)':luma_radius=6";
    const dark = "eq=brightness=-0.8:enable='gte(t,3)'";
    const still = generated('mandelbrot=s=192x108:r=25:start_scale=0.02:end_scale=0.02');
    await media.make('defects.mp4', [...still, '-t', '4', '-vf', `${moving},${dark}`, ...h264]);
    await media.make('lively.mp4', [
      ...generated('life=s=192x108:r=25:seed=5:life_color=0xc0c080:death_color=0x405060'),
      '-t',
      '4',
      ...h264,
    ]);
    const defects = (await analyse('defects.mp4')).windows;
    const lively = (await analyse('lively.mp4')).windows;
    expect(defects[5]!.sharpness).toBeLessThan(0.55);
    expect(defects[7]!.luma).toBeLessThan(38);
    expect(defects[5]!.penalty).toBeGreaterThan(defects[1]!.penalty);
    expect(defects[7]!.penalty).toBeGreaterThan(defects[1]!.penalty);
    expect(lively[3]!.activity).toBeGreaterThan(defects[0]!.activity + 0.2);
  });
});

const voice = ['-f', 'f32le', '-ar', '16000', '-ac', '1', '-i', media.path('voice.f32')];

function writeVoice(path: string, samples: Float32Array): Promise<void> {
  return writeFile(path, new Uint8Array(samples.buffer));
}

describe('sound', () => {
  it('is measured against the clip’s usual level, speech apart from tones', async () => {
    const quiet = "volume='if(lt(t,3),0.05,0.5)':eval=frame";
    const spoken = [
      { startSeconds: 0.5, endSeconds: 2 },
      { startSeconds: 3, endSeconds: 5.5 },
    ];
    await writeVoice(media.path('voice.f32'), syntheticSpeech(6, spoken));
    await media.make('tone.mp4', [
      ...generated(scene(0, 4)),
      ...generated('sine=f=900:d=4'),
      '-af',
      quiet,
      ...h264,
    ]);
    await media.make('speech.mp4', [...generated(scene(0, 6)), ...voice, ...h264]);
    const tone = await analyse('tone.mp4');
    expect(tone.windows[7]!.loudness - tone.windows[2]!.loudness).toBeCloseTo(20, 0);
    expect(tone.windows.some(({ isSpeech }) => isSpeech)).toBe(false);
    expect(tone.loudnessLufs).toBeGreaterThan(-40);
    const speech = await analyse('speech.mp4');
    expect(speech.windows.filter(({ isSpeech }) => isSpeech).length).toBeGreaterThan(6);
    expect(speech.speech).toHaveLength(spoken.length);
    for (const [index, { startSeconds, endSeconds }] of speech.speech.entries()) {
      expect(Math.abs(startSeconds - spoken[index]!.startSeconds)).toBeLessThan(0.25);
      expect(Math.abs(endSeconds - spoken[index]!.endSeconds)).toBeLessThan(0.25);
    }
    expect(tone.speech).toEqual([]);
  });

  it('may be missing', async () => {
    const analysis = await analyse('cut.mp4');
    expect(analysis).toMatchObject({ hasAudio: false, loudnessLufs: null });
    expect(analysis.windows.every(({ loudness }) => loudness === 0)).toBe(true);
  });
});

describe('what is easily forgotten', () => {
  it('gives a still one window and one take', async () => {
    await media.make('still.jpg', [...generated(scene(1, 1)), '-frames:v', '1']);
    const analysis = await analyse('still.jpg');
    expect([analysis.kind, analysis.takes.length, analysis.windows.length]).toEqual([
      'image',
      1,
      1,
    ]);
  });

  it('takes a video of one frame, sideways, without a hitch', async () => {
    const frame = [...generated(scene(1, 1)), '-frames:v', '1', '-metadata:s:v', 'rotate=90'];
    await media.make('one.mp4', [...frame, ...h264]);
    const analysis = await analyse('one.mp4');
    expect([analysis.takes.length, analysis.windows.length]).toEqual([1, 1]);
  });

  it('looks once at the same content, and again when the artefact is damaged', async () => {
    const first = await analyse('cut.mp4');
    const reference = await media.probe('cut.mp4');
    const nowhere = { ffmpegPath: '/nowhere', ffprobePath: '/nowhere' };
    const again = await analyseClip({ ...reference, id: 'other' }, nowhere, options);
    expect(again).toEqual({ ...first, sourceId: 'other' });
    const names = await readdir(options.cacheFolder);
    expect(names.filter((name) => name.endsWith('.partial'))).toEqual([]);
    const artefact = names.find((name) => name.startsWith(reference.contentHash));
    await writeFile(`${options.cacheFolder}/${artefact}`, '{"takes":');
    expect(await analyse('cut.mp4')).toEqual(first);
    await rm(options.cacheFolder, { recursive: true });
  });

  it('takes the same clip several times at once', async () => {
    await media.make('again.jpg', [...generated(scene(1, 1)), '-frames:v', '1']);
    const reference = await media.probe('again.jpg');
    const cacheFolder = media.path(randomUUID());
    // All have their picture at the same moment: their findings are written side by side.
    const ffmpegPath = media.path('at-once.sh');
    await writeFile(ffmpegPath, `#!/bin/sh\nhead -c ${decodedBytes} /dev/zero\n`, { mode: 0o755 });
    const again = Array.from({ length: 60 }, (_, index) => ({ ...reference, id: `clip ${index}` }));
    const found = await Promise.all(
      again.map((each) =>
        analyseClip(each, { ...testTools, ffmpegPath }, { signal: testSignal, cacheFolder }),
      ),
    );
    expect(found.map(({ sourceId }) => sourceId)).toEqual(again.map(({ id }) => id));
  });

  it('stops when told', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    const reference = await media.probe('cut.mp4');
    const cancelled = analyseClip(reference, testTools, {
      signal: stop.signal,
      cacheFolder: media.path('never'),
    });
    await expect(cancelled).rejects.toThrow('enough');
  });
});
