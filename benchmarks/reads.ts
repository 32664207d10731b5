import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  type ServerProcess,
  startServer,
} from '../apps/server/src/faults/testing/server-process.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { bearerOf, type Person, postJson, signUpSomebody } from '../apps/server/src/testing.ts';
import { addMissing } from './seed/add-missing.ts';
import { seededFolder } from './seed/seed-rows.ts';
import { makeWording } from './seed/wording.ts';
import { sized } from './shared/sized.ts';

// What long reads of one person cost another: the 95th percentile of `/config` and of a small list
// while the first searches, lists a folder of many files, and has everything packed; as a ratio to
// the same calls before, in one run. And how long searches take, and how large the process grows.
// READS_FOLDER names a data folder that is filled as far as it is not yet, and kept for another run.

const { messages, files, calls } = sized(
  { messages: 1_000_000, files: 100_000, calls: 300 },
  { messages: 400, files: 300, calls: 8 },
);
/** Of somebody who looks at a page. */
const pauseMs = 20;

const keptFolder = process.env.READS_FOLDER;
const dataFolder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'armoni-reads-')));
const port = await freePort();
const start = () => startServer({ dataFolder, port });

let server = await start();
const { busy, other } = await people();
await server.stop();
await fill();
server = await start();
const headers = { authorization: await bearerOf(server.url, busy.cookie) };
const otherHeaders = { authorization: await bearerOf(server.url, other.cookie) };

console.log(`One person with ${messages} messages and ${files} files, on SQLite.`);
const quiet = await otherCalls();
console.log(`The other person alone: p95 ${ms(quiet, 0.95)}.`);
const searches: number[] = [];
await during('searches', search);
console.log(`A search: median ${ms(searches, 0.5)}, p95 ${ms(searches, 0.95)} (goal: ≤ 200 ms).`);
await during('lists all files', listAll);
await during('takes everything away', takeAway);
await server.stop();
if (!keptFolder) await rm(dataFolder, { recursive: true });

/** As the folder knows them, where it was filled before. */
async function people(): Promise<{ readonly busy: Person; readonly other: Person }> {
  const path = join(dataFolder, 'people.json');
  const known = await readFile(path, 'utf8').catch(() => null);
  if (known) return JSON.parse(known);
  const those = {
    busy: await signUpSomebody(server.url),
    other: await signUpSomebody(server.url),
  };
  await writeFile(path, JSON.stringify(those));
  return those;
}

/** Rows straight into the database, while nobody serves from it. */
async function fill(): Promise<void> {
  const database = openDatabase({ dataFolder });
  await addMissing(database, busy.id, { messages, files });
  await addMissing(database, other.id, { messages: 40, files: 20 });
  await database.close();
}

/** What the other person waits while `work` goes on again and again. */
async function during(name: string, work: (rounds: () => boolean) => Promise<void>): Promise<void> {
  const idle = await memoryOf(server);
  let isOver = false;
  let most = idle;
  const watching = setInterval(async () => {
    most = Math.max(most, await memoryOf(server));
  }, 100);
  const working = work(() => !isOver);
  const waited = await otherCalls();
  isOver = true;
  await working;
  clearInterval(watching);
  const ratio = at(waited, 0.95) / at(quiet, 0.95);
  const grown = `${Math.round((most - idle) / 2 ** 20)} MiB over idle`;
  console.log(
    `While the first ${name}: p95 ${ms(waited, 0.95)}, ${ratio.toFixed(1)}× (goal: ≤ 2×), ${grown}.`,
  );
}

async function otherCalls(): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const path =
      call % 2 === 0
        ? '/api/v1/config'
        : `/api/v1/s3/list-files?folder=${other.id}/${seededFolder}&limit=20`;
    const startedAt = performance.now();
    await readWhole(path, otherHeaders);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

async function search(isGoingOn: () => boolean): Promise<void> {
  const { words } = makeWording(1);
  const ranks = [0, 3, 10, 40, 150, 600, 2500, 9000];
  for (let round = 0; isGoingOn(); round += 1) {
    const word = words[ranks[round % ranks.length] ?? 0] ?? '';
    const text = round % 3 === 0 ? `${word} ${words[round % 20]}` : word;
    const startedAt = performance.now();
    const wish = `user=${busy.id}&limit=20&search=${encodeURIComponent(text)}`;
    await readWhole(`/api/v1/conversations?${wish}`, headers);
    searches.push(performance.now() - startedAt);
  }
}

async function listAll(isGoingOn: () => boolean): Promise<void> {
  while (isGoingOn()) {
    await readWhole(`/api/v1/s3/list-files?folder=${busy.id}/${seededFolder}`, headers);
  }
}

async function takeAway(isGoingOn: () => boolean): Promise<void> {
  const startedAt = performance.now();
  await postJson(`${server.url}/api/v1/me/exports`, {}, headers);
  for (;;) {
    const { exports } = JSON.parse(await readWhole('/api/v1/me/exports', headers));
    if (exports[0].status !== 'under_way') {
      if (exports[0].status !== 'ready') throw new Error(exports[0].message);
      const seconds = (performance.now() - startedAt) / 1000;
      console.log(`An archive of ${exports[0].size_bytes} bytes took ${seconds.toFixed(1)} s.`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, isGoingOn() ? 500 : 100));
  }
}

async function readWhole(path: string, auth: Record<string, string>): Promise<string> {
  const answer = await fetch(server.url + path, { headers: auth });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/** Resident, in bytes. */
async function memoryOf({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
}

function ms(times: readonly number[], share: number): string {
  return `${at(times, share).toFixed(1)} ms`;
}
