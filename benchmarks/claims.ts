import { loadavg } from 'node:os';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { testDatabases } from '../apps/server/src/platform/database/testing.ts';
import { uuidV7 } from '../apps/server/src/platform/identifiers/uuid-v7.ts';
import { defineJob } from '../apps/server/src/platform/queue/define-job.ts';
import { openQueue } from '../apps/server/src/platform/queue/open-queue.ts';
import { backendSeconds } from './shared/processor-seconds.ts';
import { sized } from './shared/sized.ts';

// How many jobs four claimers take a second while ten thousand wait, beside what has ended; on both
// databases. Goal: 100 a second, whatever has ended.

const { waiting, ended, owners, claims } = sized(
  { waiting: 10_000, ended: [0, 100_000], owners: 50, claims: 400 },
  { waiting: 40, ended: [0, 40], owners: 4, claims: 12 },
);
const claimers = 4;
const job = defineJob('film', z.unknown(), z.unknown());

for (const kind of await testDatabases()) {
  for (const count of ended) {
    const database = await kind.open();
    await fill(database, count);
    const times = await claimAll(database);
    await database.close();
    const at = (share: number) => times.each[Math.ceil(share * times.each.length) - 1] ?? 0;
    const rate = (claims / times.seconds).toFixed(0).padStart(5);
    console.log(
      `${kind.name.padEnd(8)} ${String(count).padStart(6)} ended: ${rate} claims/s, p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms (goal: ≥ 100 claims/s), ${times.cpuMs.toFixed(1)} CPU ms each, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
}

/** Of this process and of what serves the database to it. */
async function processorSeconds({ url }: OpenDatabase): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + (url === undefined ? 0 : await backendSeconds(url));
}

async function claimAll(database: OpenDatabase) {
  const openedAt = performance.now();
  const { queue } = await openQueue(database, {
    ...{ clock: Date.now, newId: () => uuidV7() },
    onError: (error) => console.error(error),
  });
  console.log(
    `${database.dialect.padEnd(8)} opened after ${((performance.now() - openedAt) / 1000).toFixed(1)} s`,
  );
  const each: number[] = [];
  const before = await processorSeconds(database);
  const startedAt = performance.now();
  const claimer = async () => {
    for (let count = 0; count < claims / claimers; count += 1) {
      const begunAt = performance.now();
      const lease = await queue.claim(job);
      each.push(performance.now() - begunAt);
      if (!lease) throw new Error('nothing waits');
      await queue.complete(lease, null, async () => {});
    }
  };
  await Promise.all(Array.from({ length: claimers }, claimer));
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMs = (((await processorSeconds(database)) - before) * 1000) / claims;
  await queue.close();
  return { seconds, cpuMs, each: each.sort((a, b) => a - b) };
}

async function fill({ db, dialect }: OpenDatabase, endedCount: number): Promise<void> {
  const perStatement = 500;
  const base = {
    ...{ kind: job.kind, payload: '{}', payload_hash: '', idempotency_key: null, max_attempts: 5 },
    ...{ waits: 0, crashes: 0, lease_until: null, percent: 0, stage: null, result: null },
    error_message: null,
  };
  const rowOf = (index: number, isEnded: boolean) => ({
    ...base,
    id: uuidV7(),
    owner_id: `u${index % owners}`,
    ...(isEnded
      ? { status: 'completed' as const, attempts: 1, fence: 1, started_at: index }
      : { status: 'queued' as const, attempts: 0, fence: 0, started_at: null }),
    ...{ turn: Math.floor(index / owners), is_short: 0 },
    ...{ available_at: index, created_at: index, updated_at: index },
  });
  const rows = [
    ...Array.from({ length: endedCount }, (_, index) => rowOf(index, true)),
    ...Array.from({ length: waiting }, (_, index) => rowOf(index, false)),
  ];
  for (let from = 0; from < rows.length; from += perStatement) {
    await db
      .insertInto('jobs')
      .values(rows.slice(from, from + perStatement))
      .execute();
  } // The server does it by itself within a minute.
  if (dialect === 'postgres') await sql`analyze jobs`.execute(db);
}
