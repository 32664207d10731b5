import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDatabases } from '../database/testing.ts';
import { EngineAway } from '../outbound/engine-away.ts';
import { ProcessEnded, TaskThrew } from '../processes/open-process.ts';
import { StorageFull, StorageUnavailable } from '../storage/storage-errors.ts';
import { ThreadCrashed } from '../threads/run-in-thread.ts';
import { defineJob } from './define-job.ts';
import type { HandlerOutcome } from './job-handler.ts';
import type { JobQueue } from './job-queue.ts';
import { openTestQueue, type TestQueue } from './testing/test-queue.ts';
import { until } from './testing/until.ts';
import { queueTexts } from './texts.ts';
import { work } from './work.ts';

const film = defineJob('film', z.unknown(), z.unknown());
const done: HandlerOutcome = { ok: true, result: null, write: async () => {} };

for (const kind of await testDatabases()) {
  describe(`whose fault it is, on ${kind.name}`, () => {
    let database: OpenDatabase;
    let queue: JobQueue;
    let opened: TestQueue;
    const idOf = async () => {
      const request = { ownerId: 'u1', job: film, payload: {}, idempotencyKey: null };
      const outcome = await queue.enqueue(request);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.job.id;
    };
    const statusOf = async (id: string) => (await queue.find('u1', film, id))?.status;
    const loop = (handler: Parameters<typeof work>[0]['handler']) =>
      work({ queue, job: film, handler, concurrency: 1, heartbeatMs: 5, pollMs: 5, onError() {} });

    beforeAll(async () => {
      database = await kind.open();
      opened = await openTestQueue(database);
      ({ queue } = opened);
    });
    afterAll(async () => {
      await opened.close();
      await database.close();
    });

    it('waits out what the studio lacks, for as long as it lasts, and then finishes', async () => {
      const id = await idOf();
      const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
      const faults = [
        new StorageUnavailable(new Error('timeout')),
        new StorageFull(full),
        full,
        new ThreadCrashed('the task threw', { cause: full }),
        Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
        new StorageUnavailable(new Error('timeout')),
      ];
      const attempts: number[] = [];
      const worker = loop(async ({ attempt }) => {
        attempts.push(attempt);
        const fault = faults.shift();
        if (fault) throw fault;
        return done;
      });
      await until(async () => {
        await opened.advance(15_000);
        expect(await statusOf(id)).toBe('completed');
      });
      expect(attempts).toEqual([1, 1, 1, 1, 1, 1, 1]);
      await worker.stop();
    });

    // Three hundred pauses, counted alike on both.
    it.skipIf(kind.name === 'postgres')(
      'waits a day for a service that is away, and says then that it was in vain',
      async () => {
        const id = await idOf();
        let waitedMs = 0;
        const worker = loop(async () => {
          throw new EngineAway('fal', { cause: new TypeError('fetch failed') });
        });
        let waitedFor: string | null | undefined;
        await vi.waitFor(
          async () => {
            const job = await queue.find('u1', film, id);
            if (job?.status === 'queued') {
              waitedFor = job.errorMessage;
              await opened.advance(5 * 60_000);
              waitedMs += 5 * 60_000;
            }
            expect(job).toMatchObject({ status: 'failed', errorMessage: queueTexts.awayTooLong });
          },
          { timeout: 50_000, interval: 1 },
        );
        expect(waitedFor).toBe(queueTexts.waitsFor['engine-away']);
        expect(waitedMs).toBeGreaterThan(23 * 3_600_000);
        await worker.stop();
      },
    );

    it.each([
      new ThreadCrashed('the thread ended with 1'),
      new ProcessEnded('the process ended with 1', 'crashed'),
      new TaskThrew('broken'),
    ])('ends a job whose work has crashed twice, and tries it no third time: %s', async (fault) => {
      const id = await idOf();
      const crash = vi.fn(async () => {
        throw fault;
      });
      const worker = loop(crash);
      await until(async () => {
        await opened.advance(15_000);
        const job = await queue.find('u1', film, id);
        expect(job).toMatchObject({ status: 'failed', errorMessage: queueTexts.crashedTwice });
      });
      expect(crash).toHaveBeenCalledTimes(2);
      await worker.stop();
    });

    it('writes the end of a job once the database is back, in the same attempt', async () => {
      const id = await idOf();
      const away = Object.assign(new Error('connection terminated'), { code: 'ECONNREFUSED' });
      const isDown = vi.spyOn(queue, 'fail').mockRejectedValueOnce(away);
      const handler = vi.fn(
        async () => ({ ok: false, message: 'Illisible', canRetry: false }) as const,
      );
      const worker = loop(handler);
      await until(async () => expect(await statusOf(id)).toBe('failed'));
      expect([isDown.mock.calls.length, handler.mock.calls.length]).toEqual([2, 1]);
      await worker.stop();
    });
  });
}
