import { describe, expect, it } from 'vitest';
import { pause } from './retry.ts';
import { makeTurnsByKey } from './turns-by-key.ts';

describe('turns by key', () => {
  it('keeps the order of a key, whichever task is quick', async () => {
    const inTurn = makeTurnsByKey();
    const ended: string[] = [];
    const task = (name: string, ms: number) => async () => {
      await pause(ms);
      ended.push(name);
    };
    await Promise.all([
      inTurn('a', task('slow', 30)),
      inTurn('a', task('quick', 0)),
      inTurn('b', task('beside', 0)),
    ]);
    expect(ended).toEqual(['beside', 'slow', 'quick']);
  });

  it('lets the next in after a failure, and gives it to who asked', async () => {
    const inTurn = makeTurnsByKey();
    const failed = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
