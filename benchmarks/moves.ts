import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../apps/server/src/commands/testing.ts';
import { freePort, startServer } from '../apps/server/src/faults/testing/server-process.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import {
  answers,
  createPostgres,
  postgresUrl,
} from '../apps/server/src/platform/database/testing/postgres.ts';
import { makeDiskStorage } from '../apps/server/src/platform/storage/disk-storage.ts';
import { startBucket } from '../apps/server/src/platform/storage/testing.ts';
import { signUpSomebody } from '../apps/server/src/testing.ts';
import { seedRows } from './seed/seed-rows.ts';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';

// How fast `npm run migrate` takes a studio from a file and a folder to PostgreSQL and a bucket, and back: every
// row and object read back and compared. The bucket is a small server of S3's protocol in this process.

const { messages, files, kilobytes } = sized(
  { messages: 50_000, files: 1000, kilobytes: 300 },
  { messages: 100, files: 10, kilobytes: 10 },
);
if (!(await answers(postgresUrl()))) leaveOut('no PostgreSQL answers');

const root = await mkdtemp(join(tmpdir(), 'armoni-moves-'));
const bucket = await startBucket();
const target = await createPostgres(postgresUrl());
const [here, back] = [join(root, 'here'), join(root, 'back')];
const server = await startServer({ dataFolder: here, port: await freePort() });
const person = await signUpSomebody(server.url);
await server.stop();
const database = openDatabase({ dataFolder: here });
const storage = makeDiskStorage({ folder: join(here, 'storage') });
await seedRows({
  ...{ database, owners: [person.id], amounts: { messages, files } },
  objects: { storage, sizeBytes: kilobytes * 1024 },
});
await database.close();

const { S3_BUCKET: name, ...keys } = bucket.environment;
await move('there', here, ['--to', target.url, '--bucket', name]);
await move('back', here, ['--to', 'sqlite', '--folder', back], {
  ...{ DATABASE_URL: target.url, S3_BUCKET: name },
});
await bucket.close();
await target.drop();
await rm(root, { recursive: true, force: true });

async function move(
  way: string,
  dataFolder: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const startedAt = performance.now();
  const ended = await runCommandLine('migrate', {
    ...{ dataFolder, arguments: words, environment: { ...keys, ...environment } },
  });
  if (ended.code !== 0) throw new Error(ended.errors || ended.output);
  const seconds = (performance.now() - startedAt) / 1000;
  const mebibytes = (files * kilobytes) / 1024;
  console.log(
    `${way.padEnd(5)} ${messages} messages and ${files} files of ${kilobytes} KiB in ${seconds.toFixed(1)} s: ${((messages + files) / seconds).toFixed(0)} rows and ${(mebibytes / seconds).toFixed(1)} MiB a second, load ${loadavg()[0]?.toFixed(1)}.`,
  );
}
