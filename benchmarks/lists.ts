import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../apps/server/src/faults/testing/server-process.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import {
  answers,
  createPostgres,
  postgresUrl,
} from '../apps/server/src/platform/database/testing/postgres.ts';
import { listCalls, searchCalls } from './lists/calls.ts';
import { measureExport } from './lists/export.ts';
import { peopleOf } from './lists/people.ts';
import { measureUploads } from './lists/uploads.ts';
import { addCrowd, addMissing } from './seed/add-missing.ts';
import { processorSeconds } from './shared/processor-seconds.ts';
import { sized } from './shared/sized.ts';

// Every list, search and export of a person who has very much, in a studio of many people, through
// the real program on both databases; and uploads of 3 kB beside that. LISTS_FOLDER and
// LISTS_DATABASE_URL name places that are filled as far as they are not yet, and kept for another run.

const { amounts, crowd, ofEach, rounds } = sized(
  {
    amounts: { films: 100_000, messages: 1_000_000, files: 100_000 },
    crowd: 2000,
    ofEach: { films: 3, messages: 20, files: 5 },
    rounds: 40,
  },
  {
    amounts: { films: 220, messages: 400, files: 220 },
    crowd: 5,
    ofEach: { films: 2, messages: 20, files: 2 },
    rounds: 3,
  },
);

const kept = { folder: process.env.LISTS_FOLDER, url: process.env.LISTS_DATABASE_URL };
const isFillOnly = process.argv.includes('--fill');
if (kept.folder || !kept.url) await onPlace('sqlite', kept.folder);
if (kept.url) await onPlace('postgres', `${kept.folder ?? tmpdir()}-postgres`, kept.url);
else if (!kept.folder && (await answers(postgresUrl()))) {
  const { url, drop } = await createPostgres(postgresUrl());
  await onPlace('postgres', undefined, url);
  await drop();
}

async function onPlace(name: string, keptFolder?: string, url?: string): Promise<void> {
  const dataFolder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'armoni-lists-')));
  const port = await freePort();
  const environment: Record<string, string> = url ? { DATABASE_URL: url } : {};
  const start = () => startServer({ dataFolder, port, environment });
  let server = await start();
  const { busy, other } = await peopleOf(server.url, dataFolder);
  await server.stop();
  const startedAt = performance.now();
  const database = openDatabase({ dataFolder, ...(url !== undefined && { url }) });
  await addCrowd(database, crowd, ofEach);
  await addMissing(database, busy.id, amounts);
  await addMissing(database, other.id, { films: 20, messages: 40, files: 20 });
  await database.close();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${name}: filled in ${seconds.toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}.`);
  if (isFillOnly) return;
  server = await start();
  try {
    for (const [goalMs, makeCalls] of [
      [100, listCalls],
      [200, searchCalls],
    ] as const) {
      for (const call of await makeCalls(server.url, busy)) {
        await report(server.pid, call, goalMs);
      }
    }
    for (const call of (await listCalls(server.url, other)).slice(0, 6)) {
      await report(server.pid, { ...call, name: `${call.name}, of another` }, 100);
    }
    await measureUploads(server.url, busy, rounds);
    await measureExport(server, busy);
  } finally {
    await server.stop();
  }
  if (!keptFolder) await rm(dataFolder, { recursive: true });
}

type Call = { readonly name: string; readonly run: (round: number) => Promise<void> };

async function report(pid: number, { name, run }: Call, goalMs: number): Promise<void> {
  await run(0);
  const times: number[] = [];
  const cpuBefore = await processorSeconds(pid);
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await run(round);
    times.push(performance.now() - startedAt);
  }
  const cpuMs = (((await processorSeconds(pid)) - cpuBefore) * 1000) / rounds;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    `${(times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1)} ms`.padStart(9);
  console.log(
    `  ${name.padEnd(44)} median ${at(0.5)}, p95 ${at(0.95)} (goal: ≤ ${goalMs} ms), ${cpuMs.toFixed(1)} CPU ms of the studio, load ${loadavg()[0]?.toFixed(1)}`,
  );
}
