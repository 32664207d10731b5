import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generated, scene, TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { analyseSources } from './analyse-sources.ts';
import type { EditRun } from './edit-run.ts';
import { makeSeenLog } from './seen-log.ts';
import { makeWorkLog } from './work-log.ts';

const media = new TestMedia();
let run: EditRun;
beforeAll(async () => {
  // Large enough to be looked at by keyframes, each second one.
  const large = ['-vf', 'scale=1280:720', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25'];
  await media.make('whole.mp4', [...generated(scene(1, 6)), ...large]);
  const stage: EditRun['stage'] = (_stage, work) => work(() => {});
  const workFolder = await mkdtemp(join(tmpdir(), 'armoni-analyse-'));
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
afterAll(async () => {
  await rm(run.workFolder, { recursive: true });
  await media.remove();
});

/** The clip with these shares of its pictures overwritten; its index still says that all is well. */
async function overwritten(name: string, from: number, to: number) {
  const bytes = Buffer.from(await readFile(media.path('whole.mp4')));
  const start = bytes.indexOf('mdat') + 4;
  const length = bytes.indexOf('moov') - 4 - start;
  const first = start + Math.round(from * length);
  const count = Math.round((to - from) * length);
  randomBytes(count).copy(bytes, first);
  await writeFile(media.path(name), bytes);
  return await media.probe(name);
}

describe('what the probe takes on trust and the analysis decodes', () => {
  it('is as long as its pictures: planned and cut are only those', async () => {
    const reference = await overwritten('end.mp4', 0.55, 0.999);
    expect(reference.probe.durationSeconds).toBeCloseTo(6, 1);
    const { references, refused, analyses } = await analyseSources(
      [reference],
      null,
      run,
      () => {},
    );
    expect(refused).toEqual([]);
    expect(references[0]?.probe.isTruncated).toBe(true);
    expect(references[0]?.probe.durationSeconds).toBeLessThan(5);
    expect(references[0]?.probe.durationSeconds).toBeGreaterThan(2);
    expect(analyses[0]?.durationSeconds).toBe(references[0]?.probe.durationSeconds);
  });

  it('is refused where no picture comes', async () => {
    const reference = await overwritten('none.mp4', 0, 0.999);
    const { references, refused } = await analyseSources([reference], null, run, () => {});
    expect(references).toEqual([]);
    expect(refused).toMatchObject([{ sourceId: 'none.mp4', reason: 'nothing-decodes' }]);
  });

  it('is left as it is where all decodes', async () => {
    const reference = await media.probe('whole.mp4');
    const { references } = await analyseSources([reference], null, run, () => {});
    expect(references).toEqual([reference]);
  });
});
