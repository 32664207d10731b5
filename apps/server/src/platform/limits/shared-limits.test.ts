import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDatabases } from '../database/testing.ts';
import { makeCallCounts } from './call-counts.ts';
import { makeSharedLimits } from './shared-limits.ts';

const minuteMs = 60_000;

for (const kind of await testDatabases()) {
  describe(`limits of several processes on ${kind.name}`, () => {
    let database: OpenDatabase;
    let name = 0;

    beforeAll(async () => {
      database = await kind.open();
    });

    afterAll(() => database.close());

    /** A thing that nobody counted before, and processes that count it. */
    const thing = () => {
      name += 1;
      return { name: `thing-${name}`, windowMs: minuteMs };
    };
    const startProcess = (errors: unknown[] = []) =>
      makeSharedLimits({
        counts: makeCallCounts(database, Date.now),
        onError: (error) => errors.push(error),
      });

    it('lets through what one of them may have, however many there are', async () => {
      const counted = thing();
      const [one, other] = [startProcess(), startProcess()];
      const limits = [one.sliding(counted), other.sliding(counted)];
      for (let call = 0; call < 60; call += 1) limits[call % 2]?.take('somebody', 100);
      await one.close();
      await other.close();
      const third = startProcess();
      const limit = third.sliding(counted);
      let passed = 0;
      // It hears of the others once it has something to tell itself.
      for (let call = 0; call < 10; call += 1) if (!limit.take('somebody', 100)) passed += 1;
      await third.close();
      while (!limit.take('somebody', 100)) passed += 1;
      expect(passed).toBe(40);
      expect(limit.take('somebody', 100)).toEqual({ retryAfterSeconds: expect.any(Number) });
      expect(limit.take('somebody else', 100)).toBeUndefined();
    });

    it('writes nothing for who calls as often as people do', async () => {
      const counted = thing();
      const process = startProcess();
      const limit = process.sliding(counted);
      for (let call = 0; call < 9; call += 1) limit.take('somebody', 100);
      await process.close();
      const { ageMs, ...seen } = await makeCallCounts(database, Date.now).look(counted, 'somebody');
      expect(seen).toEqual({ count: 0, previousCount: 0 });
      expect(ageMs).toBe(0);
    });

    it('counts what is guessed where all see it, at once and after a restart', async () => {
      const counted = thing();
      const processes = [startProcess(), startProcess(), startProcess()];
      const tries = Array.from({ length: 30 }, (_, index) =>
        processes[index % 3]?.strict(counted).take('account', 10),
      );
      const passed = (await Promise.all(tries)).filter((wait) => wait === undefined);
      expect(passed.length).toBeLessThanOrEqual(10);
      const again = startProcess().strict(counted);
      for (let call = passed.length; call < 10; call += 1) await again.take('account', 10);
      expect(await again.isFull('account', 10)).toBe(true);
      expect(await again.take('account', 10)).toMatchObject({
        retryAfterSeconds: expect.any(Number),
      });
      expect(await again.isFull('another', 10)).toBe(false);
    });

    it('forgets a window when the next but one has begun', async () => {
      const counted = { ...thing(), windowMs: 200 };
      const limit = startProcess().strict(counted);
      for (let call = 0; call < 4; call += 1) await limit.take('account', 4);
      await expect.poll(() => limit.isFull('account', 4)).toBe(false);
      await expect.poll(() => limit.isFull('account', 1)).toBe(false);
      const counts = makeCallCounts(database, () => Date.now() + 10 * minuteMs);
      if (kind.name === 'postgres') return;
      await counts.sweep();
      const rows = database.db.selectFrom('call_counts').select('key');
      expect(await rows.where('key', 'like', `${counted.name}:%`).execute()).toEqual([]);
    });

    it('gives places one after the other, whoever asks', async () => {
      const places = { name: thing().name, everyMs: 2000 };
      const [one, other] = [startProcess().pace(places), startProcess().pace(places)];
      const waits = [await one('account'), await other('account'), await one('account')];
      expect(waits[0]).toBeGreaterThan(1500);
      expect(waits[1]).toBeGreaterThan(3500);
      expect(waits[2]).toBeGreaterThan(5500);
      expect(await other('another account')).toBeLessThanOrEqual(2000);
    });
  });
}

describe('limits whose database is away', () => {
  it('are those of this process alone', async () => {
    const errors: unknown[] = [];
    const away = async () => {
      throw new Error('away');
    };
    const limits = makeSharedLimits({
      counts: { add: away, look: away, takePlace: away, sweep: away },
      onError: (error) => errors.push(error),
    });
    const limit = limits.strict({ name: 'guesses', windowMs: minuteMs });
    for (let call = 0; call < 3; call += 1) await limit.take('account', 3);
    expect(await limit.take('account', 3)).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(errors.length).toBeGreaterThan(0);
  });
});
