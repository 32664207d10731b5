import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeFairLanes } from '../../../platform/concurrency/fair-lanes.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { SourceFiles, TakeStill } from '../ports.ts';
import { makeDescribeClip } from './describe-clip.ts';

const { signal } = new AbortController();

describe('the description of a clip', () => {
  let workFolder: string;
  beforeAll(async () => {
    workFolder = await mkdtemp(join(tmpdir(), 'armoni-clips-'));
  });
  afterAll(() => rm(workFolder, { recursive: true }));

  const setUp = (takeStill: TakeStill) => {
    const files: Pick<SourceFiles, 'findAll'> = {
      findAll: async (owner, ids) => ids.map((id) => ({ id, name: id, key: `${owner}/${id}` })),
    };
    const storage: Pick<Storage, 'copyToFile'> = {
      copyToFile: async () => ({ found: true }),
    };
    const limits = { atOnce: 2, atOncePerLane: 1, mostWaiting: 8, mostWaitingPerLane: 2 };
    const lanes = makeFairLanes(limits);
    const parts = { files: files as SourceFiles, storage: storage as Storage, takeStill };
    return makeDescribeClip({ ...parts, workFolder, lanes });
  };
  const still = { jpeg: Buffer.from('jpeg'), durationSeconds: 2 };

  it('is read once, however often it is asked for', async () => {
    const takeStill = vi.fn(async () => still);
    const describeClip = setUp(takeStill);
    const twice = [describeClip('u1', 'a', signal), describeClip('u1', 'a', signal)];
    const outcomes = [...(await Promise.all(twice)), await describeClip('u1', 'a', signal)];
    const clip = { thumbnail: expect.stringContaining('base64'), durationSeconds: 2 };
    for (const outcome of outcomes) expect(outcome).toEqual({ ok: true, clip });
    expect(takeStill).toHaveBeenCalledTimes(1);
  });

  it('takes one place of a person, lets others by, and turns away a crowd', async () => {
    const free = Promise.withResolvers<void>();
    const running = vi.fn(async () => {
      await free.promise;
      return still;
    });
    const describeClip = setUp(running);
    const rude = ['a', 'b', 'c', 'd', 'e'].map((id) => describeClip('rude', id, signal));
    const other = describeClip('other', 'x', signal);
    await vi.waitFor(() => expect(running).toHaveBeenCalledTimes(2));
    const turnedAway = { ok: false, reason: 'too-many-waiting' };
    expect(await Promise.race(rude)).toEqual(turnedAway);
    free.resolve();
    expect(await other).toMatchObject({ ok: true });
    const answers = (await Promise.all(rude)).map(({ ok }) => ok);
    expect(answers).toEqual([true, true, true, false, false]);
  });
});
