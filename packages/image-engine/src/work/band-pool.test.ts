import { describe, expect, it, vi } from 'vitest';
import { sharedFloats } from '../raster/linear-image.ts';
import { bandPass } from './band-pass.ts';
import { BandPassError, withBandPool } from './band-pool.ts';
import { countingPass, endlessPass, failingPass, noteBandPass } from './testing/band-passes.ts';

const never = new AbortController().signal;

describe('running a pass in bands', () => {
  it('gives the same numbers with one, two and three threads', async () => {
    const results = await Promise.all(
      [1, 2, 3].map((workers) =>
        withBandPool({ workers, signal: never }, async (pool) => {
          const into = sharedFloats(1000);
          await pool.run(noteBandPass, { into }, { length: 1000 });
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
      pool.run(noteBandPass, { into }, { length: 5 }),
    );
    expect([...into].every((value) => value > 0)).toBe(true);
  });

  it('copies what is not shared once for a thread, and anew for the next pass', async () => {
    const into = sharedFloats(4);
    await withBandPool({ workers: 1, signal: never }, async (pool) => {
      await pool.run(countingPass, { into, seen: [] }, { length: 4 });
      expect([...into]).toEqual([1, 2, 3, 4]);
      await pool.run(countingPass, { into, seen: [] }, { length: 4 });
    });
    expect([...into]).toEqual([1, 2, 3, 4]);
  });

  it('keeps nothing that a finished pass has shared once garbage is collected', async () => {
    const floats = 8_000_000;
    await withBandPool({ workers: 2, signal: never }, async (pool) => {
      const before = process.memoryUsage().arrayBuffers;
      await pool.run(noteBandPass, { into: sharedFloats(floats) }, { length: 16 });
      // A thread may still be about to forget the message that brought it.
      await vi.waitFor(
        async () => {
          await pool.collectGarbage();
          expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(floats);
        },
        { timeout: 20_000 },
      );
    });
  });

  it('says which pass failed and why', async () => {
    const failing = withBandPool({ workers: 2, signal: never }, (pool) =>
      pool.run(failingPass, undefined, { length: 100 }),
    );
    await expect(failing).rejects.toThrow(BandPassError);
    await expect(failing).rejects.toMatchObject({
      cause: { message: expect.stringContaining('on purpose') },
    });
  });

  it('refuses a pass that its module does not export', async () => {
    const hidden = bandPass(import.meta.url, () => {});
    const running = withBandPool({ workers: 1, signal: never }, (pool) =>
      pool.run(hidden, undefined, { length: 1 }),
    );
    await expect(running).rejects.toThrow(BandPassError);
  });

  it('stops within a band when cancelled', async () => {
    const cancel = new AbortController();
    const stopped = withBandPool({ workers: 1, signal: cancel.signal }, async (pool) => {
      await pool.run(noteBandPass, { into: sharedFloats(1) }, { length: 1 });
      const running = pool.run(endlessPass, undefined, { length: 1 });
      cancel.abort(new Error('enough'));
      return running;
    });
    await expect(stopped).rejects.toThrow('enough');
  });
});
