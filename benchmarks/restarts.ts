import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  freePort,
  type ServerProcess,
  startServer,
} from '../apps/server/src/faults/testing/server-process.ts';
import {
  answers,
  createPostgres,
  postgresUrl,
} from '../apps/server/src/platform/database/testing/postgres.ts';
import { startBucket } from '../apps/server/src/platform/storage/testing.ts';
import { signUpSomebody } from '../apps/server/src/testing.ts';
import { readReply } from './restarts/read-reply.ts';
import { serveSlowModel } from './restarts/slow-model.ts';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';

// Two API processes on one PostgreSQL and one bucket are restarted one after the other while 200 people
// read replies. A reader goes where `/readyz` says yes, as a load balancer does, and asks again under its key
// when its stream ends with `message_continues`. Goal: no reader sees an error, every reply is whole.

const {
  readers: usualReaders,
  words,
  wordMs,
  drainSeconds,
} = sized(
  { readers: 200, words: 30, wordMs: 300, drainSeconds: 5 },
  { readers: 4, words: 8, wordMs: 100, drainSeconds: 1 },
);
/** Fewer on a machine that has other work. */
const readers = Number(process.env.READERS ?? usualReaders);

if (!(await answers(postgresUrl()))) {
  leaveOut('no PostgreSQL answers');
}
const folder = await mkdtemp(join(tmpdir(), 'armoni-restarts-'));
const [database, bucket, model] = [
  await createPostgres(postgresUrl()),
  await startBucket(),
  await serveSlowModel(words, wordMs),
];
const environment = {
  ...bucket.environment,
  ARMONI_ROLE: 'api',
  DATABASE_URL: database.url,
  PUBLIC_URL: 'http://studio.example',
  IDENTITY_SECRET: 'the same random words on every machine',
  ASSISTANT_BASE_URL: model.url,
  ASSISTANT_MODEL: 'lent',
  DRAIN_SECONDS: String(drainSeconds),
};
const ports = [await freePort(), await freePort()];
const start = (index: number) =>
  startServer({ dataFolder: join(folder, `${index}`), port: ports[index] ?? 0, environment });
const servers: ServerProcess[] = [await start(0), await start(1)];
const ready = [true, true];
const watching = servers.map((_, index) => watchReady(index));
const people = await Promise.all(
  Array.from({ length: Math.min(readers, 20) }, () => signUpSomebody(servers[0]?.url ?? '')),
);

const told = { whole: 0, moved: 0, wrong: 0, errors: new Map<string, number>() };
let reading = 0;
let isOver = false;
const lanes = Array.from({ length: readers }, (_, lane) => readOn(lane));
while (reading < readers) await pause(100);

for (const index of [0, 1]) {
  const { stoppedMs, code } = (await servers[index]?.stop()) ?? {};
  const again = await start(index);
  servers[index] = again;
  while (!ready[index]) await pause(50);
  console.log(
    `Process ${index + 1} ended (${code}) ${((stoppedMs ?? 0) / 1000).toFixed(1)} s after it was asked to, and was ready again ${(again.readyMs / 1000).toFixed(1)} s after its start.`,
  );
}
isOver = true;
await Promise.all(lanes);
const errors = [...told.errors.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${readers} readers at once: ${told.whole} replies read whole, ${told.moved} of them went on at another process, ${told.wrong} with other words, ${errors} errors (goal: none of both), load ${loadavg()[0]?.toFixed(1)}.`,
);
for (const [why, count] of told.errors) console.log(`  ${count}: ${why}`);
for (const watch of watching) clearInterval(watch);
for (const server of servers) await server.stop();
await model.close();
await bucket.close();
await database.drop();
await rm(folder, { recursive: true, force: true });

/** Reads one reply after the other until both processes have been restarted. */
async function readOn(lane: number): Promise<void> {
  const person = people[lane % people.length]!;
  for (let round = 0; !isOver; round += 1) {
    let moves = 0;
    for (;;) {
      reading += round === 0 && moves === 0 ? 1 : 0;
      const read = await readReply(await readyUrl(lane + moves), person, `${lane}-${round}`);
      if (read.end === 'continues') {
        moves += 1;
        continue;
      }
      if (read.end === 'error') {
        told.errors.set(read.why, (told.errors.get(read.why) ?? 0) + 1);
        await pause(1000);
      } else {
        told.whole += 1;
        told.moved += moves > 0 ? 1 : 0;
        told.wrong += read.text.trim() === model.words.trim() ? 0 : 1;
      }
      break;
    }
  }
}

async function readyUrl(preferred: number): Promise<string> {
  while (!ready.includes(true)) await pause(50);
  const first = preferred % 2;
  return servers[ready[first] ? first : 1 - first]?.url ?? '';
}

/** As a load balancer asks: several times within the time that a process drains. */
function watchReady(index: number) {
  return setInterval(async () => {
    const answer = await fetch(`${servers[index]?.url}/readyz`).catch(() => null);
    ready[index] = answer?.status === 200;
  }, 200);
}
