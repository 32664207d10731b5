import { describe, expect, it } from 'vitest';
import { sharedFloats } from '../raster/linear-image.ts';
import { BandTaskError, withBandPool } from './band-pool.ts';

const module = new URL('./testing/band-passes.ts', import.meta.url).href;
const never = new AbortController().signal;

describe('running a pass in bands', () => {
  it('gives the same numbers with one, two and three threads', async () => {
    const results = await Promise.all(
      [1, 2, 3].map((workers) =>
        withBandPool({ workers, signal: never }, async (pool) => {
          const into = sharedFloats(1000);
          await pool.run({ module, task: 'noteBand', input: { into }, length: 1000, seed: 7 });
          return [...into];
        }),
      ),
    );
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(new Set(results[0]).size).toBe(16);
  });

  it('leaves no item out when there are fewer items than bands', async () => {
    const into = sharedFloats(5);
    await withBandPool({ workers: 2, signal: never }, (pool) =>
      pool.run({ module, task: 'noteBand', input: { into }, length: 5, seed: 1 }),
    );
    expect([...into].every((value) => value > 0)).toBe(true);
  });

  it('says which task failed and why', async () => {
    const failing = withBandPool({ workers: 2, signal: never }, (pool) =>
      pool.run({ module, task: 'fail', input: {}, length: 100 }),
    );
    await expect(failing).rejects.toThrow(BandTaskError);
    await expect(failing).rejects.toMatchObject({
      cause: { message: expect.stringContaining('on purpose') },
    });
  });

  it('stops within a band when cancelled', async () => {
    const cancel = new AbortController();
    const stopped = withBandPool({ workers: 1, signal: cancel.signal }, async (pool) => {
      await pool.run({ module, task: 'noteBand', input: { into: sharedFloats(1) }, length: 1 });
      const running = pool.run({ module, task: 'neverEnd', input: {}, length: 1 });
      cancel.abort(new Error('enough'));
      return running;
    });
    await expect(stopped).rejects.toThrow('enough');
  });
});
