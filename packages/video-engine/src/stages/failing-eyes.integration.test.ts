import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainIntent } from '../model/intent.ts';
import type { MediaReference } from '../model/media.ts';
import { makeTimeline } from '../render/testing/make-timeline.ts';
import type { openEyes } from '../sight/open-eyes.ts';
import { generated, h264, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { editTexts } from '../texts.ts';
import type { EditRun } from './edit-run.ts';
import { lookForThings } from './look-for-things.ts';
import { reframeShots } from './reframe-shots.ts';
import { makeSeenLog } from './seen-log.ts';
import { makeWorkLog } from './work-log.ts';

const media = new TestMedia();
const dog = {
  thing: 'dog' as const,
  score: 0.8,
  box: { left: 0.1, top: 0.1, right: 0.4, bottom: 0.9 },
};
const wish = { ...plainIntent(false), seen: [{ use: 'only' as const, thing: dog.thing }] };

let reference: MediaReference;
let run: EditRun;
beforeAll(async () => {
  await media.make('clip.mp4', [...generated('testsrc2=s=192x108:r=25:d=3'), ...h264]);
  reference = await media.probe('clip.mp4');
});
afterAll(() => media.remove());
beforeEach(async () => {
  const workFolder = await mkdtemp(join(tmpdir(), 'armoni-eyes-'));
  const stage: EditRun['stage'] = (_stage, work) => work(() => {});
  run = {
    ...{
      tools: testTools,
      signal: testSignal,
      workFolder,
      concurrency: 1,
      shortSide: 1080,
      costs: [],
    },
    work: makeWorkLog([], () => undefined),
    seen: makeSeenLog(),
    stage,
    foresee: (foreseen) => foreseen(),
  };
});
afterEach(() => rm(run.workFolder, { recursive: true }));

/** Eyes that see a dog in each picture until they fail, and count how often they are closed. */
function eyesFailingAfter(pictures: number) {
  const counts = { seen: 0, closed: 0 };
  const open: typeof openEyes = (_tools, { onFailure }) => ({
    see: async () => {
      counts.seen += 1;
      if (counts.seen === pictures + 1) onFailure(new Error('the program ended'));
      return counts.seen > pictures ? [] : [dog];
    },
    close: async () => {
      counts.closed += 1;
    },
  });
  return { open, counts };
}

async function artefacts(name: string): Promise<readonly string[]> {
  const folder = join(run.workFolder, 'artefacts');
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((file) => file.startsWith(name));
}

describe('eyes that fail while clips are looked through', () => {
  const look = ({ open }: ReturnType<typeof eyesFailingAfter>, of = reference) =>
    lookForThings(
      wish,
      { references: [of], analyses: [] },
      () => 1,
      { ...run, onProgress: () => {} },
      open,
    );

  it('leave no finding behind: the same job looks again', async () => {
    const failing = eyesFailingAfter(1);
    expect(await look(failing)).toEqual({ intent: wish, notes: [editTexts.eyesFailedForWish] });
    expect(await artefacts('looks')).toEqual([]);
    expect(failing.counts.closed).toBe(1);

    const sound = eyesFailingAfter(99);
    const { intent, notes } = await look(sound);
    expect(notes).toEqual([]);
    expect(intent.clips.stretches).toMatchObject([{ use: 'only', clip: 1, fromSeconds: 0 }]);
    expect(await artefacts('looks')).toHaveLength(1);
  });

  it('are closed when the look is broken off', async () => {
    const eyes = eyesFailingAfter(99);
    run = { ...run, tools: { ...testTools, ffmpegPath: join(run.workFolder, 'missing') } };
    await expect(look(eyes)).rejects.toThrow('cannot be started');
    expect(eyes.counts.closed).toBe(1);
  });
});

describe('eyes that fail while shots are framed', () => {
  const timeline = makeTimeline({
    clips: [0, 30].map((start) => ({ sourceId: 'clip.mp4', start, length: 30 })),
    ...{ width: 90, height: 160 },
  });
  const frame = ({ open }: ReturnType<typeof eyesFailingAfter>) =>
    reframeShots(timeline, { references: [reference], analyses: [] }, run, () => {}, open);

  it('leave no framing behind: the same job says it again, or frames with them', async () => {
    const first = await frame(eyesFailingAfter(0));
    expect(first.notes).toEqual([editTexts.eyesFailed]);
    expect(await artefacts('reframe')).toEqual([]);

    const again = await frame(eyesFailingAfter(0));
    expect(again.notes).toEqual([editTexts.eyesFailed]);

    const sound = await frame(eyesFailingAfter(99));
    expect(sound.notes).toEqual([]);
    expect(await artefacts('reframe')).toHaveLength(2);
  });

  it('are closed when the framing is broken off', async () => {
    const eyes = eyesFailingAfter(99);
    run = { ...run, tools: { ...testTools, ffmpegPath: join(run.workFolder, 'missing') } };
    await expect(frame(eyes)).rejects.toThrow('cannot be started');
    expect(eyes.counts.closed).toBe(1);
  });
});
