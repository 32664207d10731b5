import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seen } from '@armoni/perception/see/nanodet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frames } from '../../../model/time.ts';
import type { TitleCard } from '../../../model/timeline.ts';
import { makeMedia, never, testTools } from '../../testing/make-media.ts';
import { makeTimeline } from '../../testing/make-timeline.ts';
import { choosePlace, type Sight } from './choose-place.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armoni-place-'));
});
afterAll(() => rm(folder, { recursive: true }));

const card: TitleCard = {
  ...{ kind: 'title', text: 'Îles du Sud', manner: 'title', family: 'wide', place: 'middle' },
  range: { startTime: frames(0), duration: frames(60) },
};

/** A dark picture with one third of it bright and busy. */
async function contextOf(name: string, busy: 'top' | 'bottom' | 'none') {
  const y = busy === 'top' ? 0 : 90;
  const isPlain = busy === 'none';
  const lines = `crop=320:90:0:${y},drawgrid=w=12:h=9:t=5:c=white`;
  const graph = isPlain ? 'null' : `split[a][b];[b]${lines}[c];[a][c]overlay=0:${y}`;
  const media = await makeMedia(folder, `${name}.mp4`, [
    ...['-f', 'lavfi', '-i', 'color=0x202830:s=320x180:r=30:d=3', '-vf', graph],
    ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast'],
  ]);
  const timeline = makeTimeline({
    ...{ width: 640, height: 360, titles: [card] },
    clips: [{ sourceId: media.id, length: 60 }],
  });
  const references = new Map([[media.id, media]]);
  const work = await mkdtemp(join(folder, 'work-'));
  return { timeline, references, canToneMap: false, tools: testTools, folder: work, signal: never };
}

/** Somebody stands in each picture with the head at this height. */
function eyesSeeing(top: number): Sight {
  const box = { left: 0.05, right: 0.6, top, bottom: Math.min(1, top + 0.5) };
  const seen: readonly Seen[] = [{ thing: 'person', score: 0.8, box }];
  return { see: () => Promise.resolve(seen), seeFaces: () => Promise.resolve([]) };
}

const anywhere = { places: ['bottom', 'top', 'middle'], home: null, mostBody: 1 } as const;

describe('choosePlace', () => {
  it.each([
    ['top', 'bottom'],
    ['bottom', 'top'],
    ['none', 'bottom'],
  ] as const)('keeps away from what is bright and busy: %s', async (busy, wanted) => {
    const context = await contextOf(busy, busy);
    expect(await choosePlace(card, anywhere, context, null)).toMatchObject({ place: wanted });
  });

  it('hides nobody’s face', async () => {
    const context = await contextOf('people', 'none');
    const placed = (top: number) => choosePlace(card, anywhere, context, eyesSeeing(top));
    expect(await placed(0.5)).toMatchObject({ place: 'top', hidesFace: false });
    expect(await placed(0.1)).toMatchObject({ place: 'bottom', hidesFace: false });
  });
});
