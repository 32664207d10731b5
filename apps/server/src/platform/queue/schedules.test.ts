import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseNow } from '../database/database-now.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDatabases } from '../database/testing.ts';
import type { JobQueue } from './job-queue.ts';
import { openQueue } from './open-queue.ts';
import { dailyAt, defineScheduled, hourly, keepSchedules, studioOwner } from './schedules.ts';
import { work } from './work.ts';

for (const kind of await testDatabases()) {
  describe(`schedules on ${kind.name}`, () => {
    let database: OpenDatabase;
    let queue: JobQueue;
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);

    beforeAll(async () => {
      database = await kind.open();
      const settings = { clock: Date.now, newId: () => crypto.randomUUID(), onError };
      ({ queue } = await openQueue(database, settings));
    });

    afterAll(async () => {
      await queue.close();
      await database.close();
      expect(errors).toEqual([]);
    });

    const processOf = (name: string, options: { isDueAtFirst?: boolean; lookMs?: number } = {}) => {
      const { isDueAtFirst = true, lookMs = 20 } = options;
      const job = defineScheduled(name);
      const schedules = [{ job, nextAfter: hourly, isDueAtFirst }];
      const now = databaseNow(database.dialect, Date.now);
      return keepSchedules({ db: database.db, queue, now, schedules, onError, lookMs });
    };
    const jobsOf = (name: string) =>
      database.db.selectFrom('jobs').selectAll().where('kind', '=', name).execute();
    const dueAgain = (name: string) =>
      database.db.updateTable('schedules').set({ due_at: 1 }).where('name', '=', name).execute();

    it('asks for what is due once, however many processes look', async () => {
      const processes = Array.from({ length: 4 }, () => processOf('sweep-a'));
      await expect.poll(() => jobsOf('sweep-a')).toHaveLength(1);
      for (const { stop } of processes) await stop();
      const again = processOf('sweep-a');
      await again.stop();
      expect(await jobsOf('sweep-a')).toMatchObject([{ owner_id: studioOwner, status: 'queued' }]);
    });

    it('asks again when it is due again, and not while the one before is open', async () => {
      await processOf('sweep-b').stop();
      await dueAgain('sweep-b');
      await processOf('sweep-b').stop();
      expect(await jobsOf('sweep-b')).toHaveLength(1);
      const lease = await queue.claim(defineScheduled('sweep-b'));
      await queue.complete(lease!, {}, async (transaction) => {
        await transaction.deleteFrom('jobs').where('id', '=', lease!.jobId).execute();
      });
      await processOf('sweep-b').stop();
      expect(await jobsOf('sweep-b')).toEqual([]);
      await dueAgain('sweep-b');
      await processOf('sweep-b').stop();
      expect(await jobsOf('sweep-b')).toHaveLength(1);
    });

    it('waits for its hour where it is not due at first', async () => {
      await processOf('backup-c', { isDueAtFirst: false }).stop();
      await processOf('backup-c', { isDueAtFirst: false }).stop();
      expect(await jobsOf('backup-c')).toEqual([]);
    });

    it('keeps what failed, which is run again', async () => {
      const job = defineScheduled('sweep-d');
      await processOf('sweep-d').stop();
      const failing = async () => ({ ok: false, message: 'en panne', canRetry: false }) as const;
      const working = work({ queue, job, handler: failing, concurrency: 1, onError, pollMs: 50 });
      await expect.poll(async () => (await jobsOf('sweep-d'))[0]?.status).toBe('failed');
      await working.stop();
      const [{ id } = { id: '' }] = await jobsOf('sweep-d');
      expect((await queue.retry(studioOwner, job, id))?.status).toBe('queued');
    });
  });
}

describe('a schedule of each day', () => {
  it('is due at its hour of the same day, then of the next', () => {
    const next = dailyAt('03:10');
    const early = new Date(2026, 10, 25, 1, 0).getTime();
    const due = new Date(2026, 10, 25, 3, 10).getTime();
    expect(next(early)).toBe(due);
    expect(next(due)).toBe(new Date(2026, 10, 26, 3, 10).getTime());
  });
});
