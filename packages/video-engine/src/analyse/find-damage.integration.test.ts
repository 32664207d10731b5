import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedClip, makeDamagedClip } from '../testing/damaged-clip.ts';
import { TestMedia, testSignal, testTools } from '../testing/test-media.ts';
import { findDamage } from './find-damage.ts';

const media = new TestMedia();
beforeAll(() => makeDamagedClip(media, { clean: 'clean.mp4', damaged: 'damaged.mp4' }));
afterAll(() => media.remove());

describe('stretches that a decoder has to make up', () => {
  it('are found from where it complains to the next keyframe', async () => {
    const stretches = await findDamage(await media.probe('damaged.mp4'), testTools, testSignal);
    expect(stretches.length).toBeGreaterThan(0);
    expect(stretches[0]!.startSeconds).toBeGreaterThan(damagedClip.from - 1);
    expect(stretches[0]!.startSeconds).toBeLessThanOrEqual(damagedClip.from + 0.2);
    expect(stretches.at(-1)!.endSeconds).toBeGreaterThanOrEqual(5);
    expect(stretches.at(-1)!.endSeconds).toBeLessThanOrEqual(7);
  });

  it('are none in a clean file', async () => {
    expect(await findDamage(await media.probe('clean.mp4'), testTools, testSignal)).toEqual([]);
  });
});
