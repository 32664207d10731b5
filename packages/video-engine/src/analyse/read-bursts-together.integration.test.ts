import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchToolRuns } from '../ffmpeg/tool-runs.ts';
import type { MediaReference } from '../model/media.ts';
import { generated, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { type Bursts, readBursts } from './read-bursts.ts';
import { readBurstsTogether } from './read-bursts-together.ts';

const media = new TestMedia();
// Large enough to be looked at by keyframes.
const large = (seconds: number, kind: 0 | 1 | 2 | 3 = 0, more: readonly string[] = []) => [
  ...[...generated(scene(kind, seconds)), '-vf', 'scale=1280:720'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-g', '25', '-pix_fmt', 'yuv420p', ...more],
];

beforeAll(async () => {
  await media.make('first.mp4', large(3.4));
  await media.make('second.mp4', large(2.2, 1));
  await media.make('third.mp4', large(4, 3));
  await media.make('fourth.mp4', large(2.6, 2));
  await media.make('other.mp4', large(3, 3, ['-bf', '0']));
  await media.make('turned.mp4', [
    '-i',
    media.path('second.mp4'),
    '-c',
    'copy',
    '-metadata:s:v',
    'rotate=180',
  ]);
}, 60_000);
afterAll(() => media.remove());

async function together(references: readonly MediaReference[], concurrency = 1) {
  let programs = 0;
  const forget = watchToolRuns(() => {
    programs += 1;
  });
  const options = { signal: testSignal, concurrency };
  const found = await readBurstsTogether(references, testTools, options).finally(forget);
  return { found, programs };
}

const probeAll = (names: readonly string[]) => Promise.all(names.map((name) => media.probe(name)));

/** Times told in six digits by one, exactly by the other. */
function rounded({ bursts, last }: Bursts) {
  const text = JSON.stringify({
    bursts: bursts.map(({ picture, frames }) => [
      picture,
      frames.map(({ frame, seconds }) => [frame, seconds]),
    ]),
    last,
  });
  return JSON.parse(text, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value,
  );
}

describe('clips of one camera', () => {
  it('are read by one program and seen as each alone', async () => {
    const references = await probeAll(['first.mp4', 'second.mp4', 'third.mp4']);
    const { found, programs } = await together(references);
    expect(programs).toBe(1);
    for (const reference of references) {
      const options = { signal: testSignal, onProgress: () => undefined };
      const alone = await readBursts(reference, testTools, options);
      expect(alone.bursts.length).toBeGreaterThan(2);
      expect(rounded(found.get(reference.contentHash)!)).toEqual(rounded(alone));
    }
  });

  it('are shared out between as many programs as run at a time, and read once whatever their number', async () => {
    const names = ['first.mp4', 'second.mp4', 'third.mp4', 'fourth.mp4'];
    const references = await probeAll(names);
    const again = references.map((each) => ({ ...each, id: `${each.id} again` }));
    const { found, programs } = await together([...references, ...again], 2);
    expect([found.size, programs]).toEqual([4, 2]);
  });

  it('are left to be read alone where one of them is damaged', async () => {
    const bytes = Buffer.from(await readFile(media.path('second.mp4')));
    const from = bytes.indexOf('mdat') + 4;
    bytes.fill(0x55, from + 2000, bytes.indexOf('moov') - 200);
    await writeFile(media.path('damaged.mp4'), bytes);
    const references = await probeAll(['first.mp4', 'damaged.mp4', 'third.mp4']);
    expect((await together(references)).found.size).toBe(0);
  });
});

describe('clips of different cameras', () => {
  it('are left to be read alone', async () => {
    const references = await probeAll(['first.mp4', 'other.mp4', 'turned.mp4']);
    const { found, programs } = await together(references);
    expect([found.size, programs]).toEqual([0, 0]);
  });
});
