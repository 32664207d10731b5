import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDatabases } from '../database/testing.ts';
import { uuidV7 } from '../identifiers/uuid-v7.ts';
import { defineJob } from './define-job.ts';
import { makeTableQueue } from './table-queue.ts';
import { openTestQueue, type TestQueue } from './testing/test-queue.ts';

const film = defineJob('film', z.unknown(), z.unknown());

for (const kind of await testDatabases()) {
  describe(`whose turn it is, on ${kind.name}`, () => {
    let database: OpenDatabase;
    let opened: TestQueue;
    const ask = (ownerId: string, isShort = false) =>
      opened.queue.enqueue({ ownerId, job: film, payload: {}, idempotencyKey: null, isShort });
    const takeTurns = async (count: number) => {
      const owners: string[] = [];
      while (owners.length < count) {
        const lease = await opened.queue.claim(film);
        owners.push(lease?.ownerId ?? 'nobody');
        if (lease) await opened.queue.complete(lease, null, async () => {});
      }
      return owners;
    };

    beforeAll(async () => {
      database = await kind.open();
      opened = await openTestQueue(database);
    });
    afterAll(async () => {
      await opened.close();
      await database.close();
    });
    afterEach(async () => {
      await opened.queue.erase('greedy', film);
      await opened.queue.erase('modest', film);
    });

    it('is soon that of somebody who comes while ten thousand of another wait', async () => {
      await addWaiting(database, 10_000);
      await opened.close();
      // What waited before an upgrade, or came with a backup, stands in the line all the same.
      opened = await openTestQueue(database);
      expect(await takeTurns(3)).toEqual(['greedy', 'greedy', 'greedy']);
      for (let count = 0; count < 3; count += 1) await ask('modest');
      expect((await takeTurns(7)).filter((owner) => owner === 'modest')).toHaveLength(3);
      expect(await takeTurns(2)).toEqual(['greedy', 'greedy']);
    });

    it('is that of a short job before the long ones of the same person, not before everybody’s', async () => {
      for (let count = 0; count < 5; count += 1) await ask('greedy');
      for (let count = 0; count < 5; count += 1) await ask('greedy', true);
      await ask('modest');
      const claimed: boolean[] = [];
      const owners: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        const lease = await opened.queue.claim(film);
        const { is_short } = await database.db
          .selectFrom('jobs')
          .select('is_short')
          .where('id', '=', lease!.jobId)
          .executeTakeFirstOrThrow();
        claimed.push(is_short === 1);
        owners.push(lease!.ownerId);
      }
      expect(claimed).toContain(true);
      expect(owners).toContain('modest');
    });

    it('does not fall behind because of turns taken long ago', async () => {
      for (let count = 0; count < 9; count += 1) await ask('greedy');
      await takeTurns(9);
      for (let count = 0; count < 4; count += 1) await ask('modest');
      await ask('greedy');
      expect((await takeTurns(3)).filter((owner) => owner === 'greedy')).toHaveLength(1);
    });

    it('comes for jobs of a process that knows nothing of the line', async () => {
      const earlier = makeTableQueue({ db: database.db, clock: Date.now, newId: () => uuidV7() });
      const request = { ownerId: 'modest', job: film, payload: {}, idempotencyKey: null };
      for (let count = 0; count < 3; count += 1) await earlier.enqueue(request);
      await opened.close();
      opened = await openTestQueue(database);
      await opened.advance(Date.now());
      const ids = new Set<string | undefined>();
      for (let count = 0; count < 3; count += 1) ids.add((await opened.queue.claim(film))?.jobId);
      expect(ids.size).toBe(3);
      expect(await opened.queue.claim(film)).toBeNull();
    });
  });
}

/** Jobs of one person as they stand in the table. */
async function addWaiting({ db }: OpenDatabase, count: number): Promise<void> {
  const base = sql`'greedy', 'film', 'queued', '{}', '', 0, 5, 0, 0, 0, 0, 0, 0`;
  const rows = Array.from({ length: count }, (_, index) => ({ id: uuidV7(), turn: index }));
  for (let from = 0; from < count; from += 1000) {
    const values = rows
      .slice(from, from + 1000)
      .map(({ id, turn }) => sql`(${id}, ${turn}, ${turn}, ${base})`);
    await sql`insert into jobs (id, turn, created_at, owner_id, kind, status, payload,
      payload_hash, attempts, max_attempts, waits, crashes, fence, percent, available_at, updated_at)
      values ${sql.join(values)}`.execute(db);
  }
}
