import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generated, h264, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { analyseClip } from './analyse-clip.ts';
import { findBorders, withinBorders } from './find-borders.ts';

const media = new TestMedia();
beforeAll(async () => {
  const large = (filters: string) => ['-vf', `scale=640:360,${filters},setsar=1`, ...h264];
  const live = generated(scene(1, 3));
  await media.make('whole.mp4', [...live, ...large('null')]);
  await media.make('letterbox.mp4', [...live, ...large('scale=640:268,pad=640:360:0:46')]);
  await media.make('pillars.mp4', [...live, ...large('scale=480:360,pad=640:360:80:0')]);
  await media.make('window.mp4', [...live, ...large('scale=480:270,pad=640:360:80:45')]);
  // Dark but for its middle, and darkest towards its edges.
  const night = "geq=lum='16+130*exp(-((X-320)^2+(Y-180)^2)/9000)+random(1)*2':cb=128:cr=128";
  await media.make('night.mp4', [...live, ...large(night)]);
  const darkFilm = `lutyuv=y='16+(val-16)*0.25',scale=640:268,pad=640:360:0:46`;
  await media.make('dark-letterbox.mp4', [...live, ...large(darkFilm)]);
  // A bar along the bottom alone is part of the picture.
  await media.make('table.mp4', [...live, ...large('scale=640:300,pad=640:360:0:0')]);
  const black = "drawbox=0:0:640:46:black:fill:enable='lt(t,2)'";
  const below = "drawbox=0:314:640:46:black:fill:enable='lt(t,2)'";
  await media.make('sometimes.mp4', [...live, ...large(`${black},${below}`)]);
});
afterAll(() => media.remove());

async function bordersOf(name: string) {
  const reference = await media.probe(name);
  const analysis = await analyseClip(reference, testTools, {
    signal: testSignal,
    cacheFolder: media.path('cache'),
  });
  const inner = await findBorders(reference, testTools, testSignal);
  return { reference, isSuspected: analysis.hasDarkEdge, inner };
}

describe('black borders in the picture', () => {
  it.each([
    ['letterbox.mp4', { x: 0, y: 46, width: 640, height: 268 }],
    ['pillars.mp4', { x: 80, y: 0, width: 480, height: 360 }],
    ['window.mp4', { x: 80, y: 45, width: 480, height: 270 }],
    ['dark-letterbox.mp4', { x: 0, y: 46, width: 640, height: 268 }],
  ])('are found in %s, to the lines that the coder mixed', async (name, expected) => {
    const { reference, isSuspected, inner } = await bordersOf(name);
    expect(isSuspected).toBe(true);
    expect(inner).not.toBeNull();
    const { x, y, width, height } = inner!;
    const found = { x: 640 * x, y: 360 * y, width: 640 * width, height: 360 * height };
    for (const side of ['x', 'y'] as const) {
      expect(found[side]).toBeGreaterThanOrEqual(expected[side]);
      expect(found[side]).toBeLessThanOrEqual(expected[side] + 5);
    }
    for (const size of ['width', 'height'] as const) {
      expect(found[size]).toBeLessThanOrEqual(expected[size]);
      expect(found[size]).toBeGreaterThanOrEqual(expected[size] - 10);
    }
    const { probe } = withinBorders(reference, inner!);
    expect(Math.abs(probe.width / probe.height - found.width / found.height)).toBeLessThan(0.02);
  });

  it.each(['whole.mp4', 'night.mp4', 'table.mp4', 'sometimes.mp4'])(
    'are not seen in %s',
    async (name) => {
      expect((await bordersOf(name)).inner).toBeNull();
    },
  );

  it('cost nothing where no small picture has dark edges', async () => {
    expect((await bordersOf('whole.mp4')).isSuspected).toBe(false);
    expect((await bordersOf('table.mp4')).isSuspected).toBe(false);
  });
});
