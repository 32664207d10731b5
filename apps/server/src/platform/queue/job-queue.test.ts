import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDatabases } from '../database/testing.ts';
import { defineJob } from './define-job.ts';
import type { HandlerOutcome, JobHandler } from './job-handler.ts';
import type { JobQueue } from './job-queue.ts';
import { openTestQueue, type TestQueue } from './testing/test-queue.ts';
import { until } from './testing/until.ts';
import { work } from './work.ts';

const film = defineJob('film', z.unknown(), z.unknown());
const nothing = async () => {};
const done: HandlerOutcome = { ok: true, result: null, write: nothing };

for (const kind of await testDatabases()) {
  describe(`the queue on ${kind.name}`, () => {
    let database: OpenDatabase;
    let opened: TestQueue;
    let queue: JobQueue;
    const advance = (byMs: number) => opened.advance(byMs);
    const ask = (ownerId: string, payload: unknown = {}, idempotencyKey: string | null = null) =>
      queue.enqueue({ ownerId, job: film, payload, idempotencyKey });
    const idOf = async (ownerId: string, payload?: unknown) => {
      const outcome = await ask(ownerId, payload);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.job.id;
    };
    const statusOf = async (ownerId: string, id: string) =>
      (await queue.find(ownerId, film, id))?.status;

    beforeAll(async () => {
      database = await kind.open();
      await sql`create table effects (job_id text not null)`.execute(database.db);
      opened = await openTestQueue(database);
      ({ queue } = opened);
    });
    afterAll(async () => {
      await opened.close();
      await database.close();
    });
    afterEach(async () => {
      await sql`delete from jobs`.execute(database.db);
      await sql`delete from effects`.execute(database.db);
    });

    it('gives a job to one worker only', async () => {
      const id = await idOf('u1', { clips: 3 });
      const leases = await Promise.all([queue.claim(film), queue.claim(film)]);
      const taken = leases.filter((lease) => lease !== null);
      expect(taken).toHaveLength(1);
      expect(taken[0]).toMatchObject({ jobId: id, payload: { clips: 3 }, attempt: 1 });
    });

    it('makes one job of 50 equal requests with one key', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => ask('u1', { clips: 1 }, 'key-1')),
      );
      const ids = new Set(outcomes.map((outcome) => outcome.ok && outcome.job.id));
      expect(ids.size).toBe(1);
      const { count } = await database.db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(1);
    });

    it('promises a job together with its transaction, or not at all', async () => {
      const request = { ownerId: 'u1', job: film, payload: { clips: 1 }, idempotencyKey: 'once' };
      const cut = queue.transact(async (_, promise) => {
        await promise(request);
        throw new Error('cut');
      });
      await expect(cut).rejects.toThrow('cut');
      expect(await queue.claim(film)).toBeNull();
      await queue.transact((_, promise) => promise(request));
      await queue.transact((_, promise) => promise(request));
      for (let attempt = 1; attempt <= 12; attempt += 1) {
        const lease = await queue.claim(film);
        expect(lease).toMatchObject({ attempt });
        await queue.fail(lease!, { message: 'plus tard', canRetry: true });
        await advance(60_000);
      }
    });

    it('refuses a key with another body, and keeps keys of different people apart', async () => {
      await ask('u1', { clips: 1 }, 'key');
      expect(await ask('u1', { clips: 2 }, 'key')).toEqual({
        ok: false,
        reason: 'idempotency-mismatch',
      });
      expect(await ask('u2', { clips: 2 }, 'key')).toMatchObject({ ok: true });
    });

    it('gives the same job for the same key even after it has ended', async () => {
      const first = await ask('u1', { clips: 1 }, 'key');
      const lease = await queue.claim(film);
      await queue.complete(lease!, { film: 'f' }, nothing);
      const again = await ask('u1', { clips: 1 }, 'key');
      expect(again.ok && again.job.id).toBe(first.ok && first.job.id);
      expect(again.ok && again.job.status).toBe('completed');
    });

    it('lets owners take turns, so that 500 jobs of one do not starve another', async () => {
      for (let index = 0; index < 20; index += 1) {
        await advance(1);
        await idOf('greedy');
      }
      await advance(1);
      await idOf('modest');
      await advance(1);
      const first = await queue.claim(film);
      await advance(1);
      const second = await queue.claim(film);
      expect([first?.ownerId, second?.ownerId]).toEqual(['greedy', 'modest']);
      await queue.complete(first!, null, nothing);
      await queue.complete(second!, null, nothing);
      await idOf('modest');
      const turns: (string | undefined)[] = [];
      for (let index = 0; index < 3; index += 1) {
        await advance(1);
        const lease = await queue.claim(film);
        turns.push(lease?.ownerId);
        await queue.complete(lease!, null, nothing);
      }
      expect(turns).toEqual(['greedy', 'modest', 'greedy']);
    });

    it('refuses every write of a worker that was frozen past its lease', async () => {
      const id = await idOf('u1');
      const frozen = await queue.claim(film);
      await advance(10_001);
      const next = await queue.claim(film);
      expect(next?.jobId).toBe(id);
      const effect = (name: string) => async () => {
        await sql`insert into effects values (${name})`.execute(database.db);
      };
      expect(await queue.heartbeat(frozen!, { percent: 99, stage: null })).toBe(false);
      expect(await queue.complete(frozen!, 'stale', effect('stale'))).toBe(false);
      expect(await queue.fail(frozen!, { message: 'stale', canRetry: false })).toBe(false);
      expect(await queue.complete(next!, 'fresh', nothing)).toBe(true);
      expect((await queue.find('u1', film, id))?.result).toBe('fresh');
      const { rows } = await sql`select * from effects`.execute(database.db);
      expect(rows).toEqual([]);
    });

    it('keeps a job as long as its worker gives signs of life', async () => {
      await idOf('u1');
      const lease = await queue.claim(film);
      for (let beat = 0; beat < 5; beat += 1) {
        await advance(9000);
        expect(await queue.heartbeat(lease!, { percent: beat, stage: 'render' })).toBe(true);
        expect(await queue.claim(film)).toBeNull();
      }
    });

    it('undoes the end of the job when the write beside it fails', async () => {
      const id = await idOf('u1');
      const lease = await queue.claim(film);
      const broken = queue.complete(lease!, null, async () => {
        throw new Error('no such row');
      });
      await expect(broken).rejects.toThrow('no such row');
      expect(await statusOf('u1', id)).toBe('processing');
    });

    it('waits longer after each failed attempt, and ends what can not be retried', async () => {
      const id = await idOf('u1');
      await queue.fail((await queue.claim(film))!, { message: 'essai', canRetry: true });
      expect(await queue.claim(film)).toBeNull();
      await advance(4000);
      const second = await queue.claim(film);
      expect(second?.attempt).toBe(2);
      await queue.fail(second!, { message: 'Fichier illisible', canRetry: false });
      expect(await queue.find('u1', film, id)).toMatchObject({
        status: 'failed',
        errorMessage: 'Fichier illisible',
      });
    });

    it('ends a job that loaded down its worker five times', async () => {
      const id = await idOf('u1');
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await queue.claim(film))?.attempt).toBe(attempt);
        await advance(10_001);
      }
      expect(await queue.claim(film)).toBeNull();
      expect(await statusOf('u1', id)).toBe('failed');
    });

    it('lets a job wait for the studio for ever, using up no attempt, and says why meanwhile', async () => {
      const id = await idOf('u1');
      for (let wait = 0; wait < 20; wait += 1) {
        const lease = await queue.claim(film);
        expect(lease).toMatchObject({ attempt: 1, waits: wait });
        expect(await queue.postpone(lease!, 'Le stockage ne répond pas.')).toBe(true);
        const job = await queue.find('u1', film, id);
        expect(job).toMatchObject({ status: 'queued', errorMessage: 'Le stockage ne répond pas.' });
        expect(await queue.claim(film)).toBeNull();
        await advance(15_000);
      }
      const lease = await queue.claim(film);
      await queue.heartbeat(lease!, { percent: 1, stage: 'probe' });
      expect((await queue.find('u1', film, id))?.errorMessage).toBeNull();
    });

    it('does not count an attempt that was given back', async () => {
      await idOf('u1');
      const lease = await queue.claim(film);
      await queue.release(lease!);
      expect((await queue.claim(film))?.attempt).toBe(1);
    });

    it('frees at once what was running when the only process died', async () => {
      const id = await idOf('u1');
      await queue.claim(film);
      expect(await queue.claim(film)).toBeNull();
      expect(await queue.recoverInterrupted()).toBe(1);
      expect((await queue.claim(film))?.jobId).toBe(id);
    });

    it('shows a job to its owner only, and lets nobody else touch it', async () => {
      const id = await idOf('u1');
      expect(await queue.find('u2', film, id)).toBeNull();
      expect(await queue.cancel('u2', film, id)).toBeNull();
      expect(await queue.retry('u2', film, id)).toBeNull();
      expect(await queue.list('u2', film, { endedAfter: 0 })).toEqual([]);
      expect(await statusOf('u1', id)).toBe('queued');
    });

    it('lists unfinished jobs and those that ended lately, newest first', async () => {
      const old = await idOf('u1');
      await queue.cancel('u1', film, old);
      await advance(10_000);
      const waiting = await idOf('u1');
      await advance(1);
      const late = await idOf('u1');
      await queue.cancel('u1', film, late);
      const listed = await queue.list('u1', film, { endedAfter: opened.now() - 5000 });
      expect(listed.map(({ id }) => id)).toEqual([late, waiting]);
    });

    it('forgets what ended long ago, and nothing that is open or ended since', async () => {
      const completed = await idOf('u1');
      await queue.complete((await queue.claim(film))!, null, nothing);
      const failed = await idOf('u1');
      await queue.fail((await queue.claim(film))!, { message: 'illisible', canRetry: false });
      const cancelled = await idOf('u2');
      await queue.cancel('u2', film, cancelled);
      const waiting = await idOf('u1');
      const running = await idOf('u2');
      await queue.claim(film);
      const earlier = sql<number>`updated_at - 60000`;
      await database.db.updateTable('jobs').set({ updated_at: earlier }).execute();
      const late = await idOf('u1');
      await queue.cancel('u1', film, late);
      expect(await queue.forgetEnded(film, { agoMs: 50_000 })).toBe(3);
      for (const id of [completed, failed]) expect(await queue.find('u1', film, id)).toBeNull();
      expect(await queue.find('u2', film, cancelled)).toBeNull();
      expect(await queue.find('u1', film, waiting)).not.toBeNull();
      expect(await queue.find('u2', film, running)).not.toBeNull();
      expect(await queue.find('u1', film, late)).not.toBeNull();
    });

    it('takes the result of a cancelled job no more, and runs it again only once it has settled', async () => {
      const id = await idOf('u1');
      const lease = await queue.claim(film);
      expect((await queue.cancel('u1', film, id))?.status).toBe('cancelled');
      expect((await queue.retry('u1', film, id))?.status).toBe('queued');
      expect(await queue.complete(lease!, null, nothing)).toBe(false);
      expect(await queue.claim(film)).toBeNull();
      await queue.settle(lease!);
      expect((await queue.claim(film))?.jobId).toBe(id);
    });

    it('leaves a finished job as it is when cancelled or retried', async () => {
      const id = await idOf('u1');
      await queue.complete((await queue.claim(film))!, null, nothing);
      expect((await queue.cancel('u1', film, id))?.status).toBe('completed');
      expect((await queue.retry('u1', film, id))?.status).toBe('completed');
    });

    it('forgets everything of one owner', async () => {
      const id = await idOf('u1');
      const kept = await idOf('u2');
      expect(await queue.erase('u1', film)).toEqual([id]);
      expect(await queue.find('u1', film, id)).toBeNull();
      expect(await statusOf('u2', kept)).toBe('queued');
    });

    describe('worked off', () => {
      const loop = (handler: JobHandler, onError = vi.fn(), heartbeatMs = 5) =>
        work({ queue, job: film, handler, concurrency: 4, heartbeatMs, pollMs: 5, onError });

      it('accepts one result for each of 500 jobs, two workers, one of them frozen', async () => {
        for (let index = 0; index < 500; index += 1) await idOf(`u${index % 7}`);
        // The frozen worker holds one job, says nothing past its lease, and then ends it.
        const frozen = await queue.claim(film);
        await advance(10_001);
        const effectOf = (jobId: string): HandlerOutcome => ({
          ok: true,
          result: jobId,
          write: async (transaction) => {
            await sql`insert into effects values (${jobId})`.execute(transaction);
          },
        });
        const workers = [1, 2].map(() => loop(async ({ jobId }) => effectOf(jobId)));
        const effects = async () =>
          (await sql<{ job_id: string }>`select job_id from effects`.execute(database.db)).rows;
        await until(async () => expect(await effects()).toHaveLength(500), 60_000);
        const stale = effectOf(frozen!.jobId);
        expect(stale.ok && (await queue.complete(frozen!, 'stale', stale.write))).toBe(false);
        await Promise.all(workers.map((worker) => worker.stop()));
        const jobIds = (await effects()).map((row) => row.job_id);
        expect(new Set(jobIds).size).toBe(500);
        expect(jobIds).toHaveLength(500);
      });

      it.each([
        ['at once, in this process', async () => queue, 600_000],
        ['at once, from another', () => opened.another(), 600_000],
      ])('stops a running handler when its job is cancelled: %s', async (_, other, heartbeatMs) => {
        const id = await idOf('u1');
        const started = Promise.withResolvers<void>();
        const stopped = Promise.withResolvers<void>();
        const worker = loop(untilStopped(started, stopped), vi.fn(), heartbeatMs);
        await started.promise;
        await (await other()).cancel('u1', film, id);
        await stopped.promise;
        await worker.stop();
        expect(await statusOf('u1', id)).toBe('cancelled');
      });

      it('gives running jobs back when it is stopped', async () => {
        const id = await idOf('u1');
        const started = Promise.withResolvers<void>();
        const worker = loop(untilStopped(started));
        await started.promise;
        await worker.stop();
        expect(await statusOf('u1', id)).toBe('queued');
        expect((await queue.claim(film))?.attempt).toBe(1);
      });
      it('stores the progress that the handler reports', async () => {
        const id = await idOf('u1');
        const release = Promise.withResolvers<void>();
        const worker = loop(async (_lease, { report }) => {
          report({ percent: 42.4, stage: 'render' });
          await release.promise;
          return done;
        });
        await until(async () => {
          const job = await queue.find('u1', film, id);
          expect(job).toMatchObject({ percent: 42, stage: 'render', status: 'processing' });
        });
        release.resolve();
        await until(async () => expect(await statusOf('u1', id)).toBe('completed'));
        await worker.stop();
      });

      it('gives a handler only what its schema says, and says so to the operator', async () => {
        const id = await idOf('u1', { clips: 'three' });
        const counted = defineJob('film', z.object({ clips: z.number() }), z.unknown());
        const onError = vi.fn();
        const handler = vi.fn(async () => done);
        const about = { concurrency: 1, maxAttempts: 1, heartbeatMs: 5, pollMs: 5 };
        const worker = work({ queue, job: counted, handler, ...about, onError });
        await until(async () => expect(await statusOf('u1', id)).toBe('failed'));
        await worker.stop();
        expect(handler).not.toHaveBeenCalled();
        expect(onError).toHaveBeenCalledWith(expect.any(z.core.$ZodError));
      });

      it('tries again after an unexpected error, and says so to the operator', async () => {
        const id = await idOf('u1');
        const onError = vi.fn();
        const failure = new Error('a bug');
        const worker = loop(async () => {
          throw failure;
        }, onError);
        await until(() => expect(onError).toHaveBeenCalledWith(failure));
        await until(async () => expect(await statusOf('u1', id)).toBe('queued'));
        await advance(4000);
        await until(() => expect(onError).toHaveBeenCalledTimes(2));
        await until(async () => expect(await statusOf('u1', id)).toBe('queued'));
        await advance(8000);
        await until(async () => expect(await statusOf('u1', id)).toBe('failed'));
        await worker.stop();
      });
    });
  });
}

const untilStopped =
  (started: PromiseWithResolvers<void>, stopped?: PromiseWithResolvers<void>): JobHandler =>
  async (_lease, { signal }) => {
    started.resolve();
    signal.addEventListener('abort', () => stopped?.resolve());
    return new Promise((_, no) => signal.addEventListener('abort', no));
  };
