import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cuttableLine } from '../apps/server/src/faults/testing/cuttable-line.ts';
import { freePort, startServer } from '../apps/server/src/faults/testing/server-process.ts';
import { sendByTus } from '../apps/server/src/features/files/resumable/testing.ts';
import { makeMedia } from '../apps/server/src/features/files/testing.ts';
import { startBucket } from '../apps/server/src/platform/storage/testing.ts';
import { bearerOf, signUpSomebody } from '../apps/server/src/testing.ts';
import { randomBytesOf } from './shared/random-bytes.ts';
import { sized } from './shared/sized.ts';
import { makeRandom } from './truth/random.ts';

// One clip through the real program, over a line that is cut at random moments: each time the client goes on by
// itself. Some clients are closed instead, as by a reload, and a new one finds the unfinished upload in
// the list; once the studio is killed. Goal: SHA-256 equal, at most one piece (16 MiB) sent again a cut. UPLOADS_STORE=s3 takes
// a bucket of S3's protocol, UPLOADS_MEGABYTES and UPLOADS_CUTS other sizes.

const usual = sized(
  { megabytes: 2500, cuts: 100, reloads: 3 },
  { megabytes: 48, cuts: 3, reloads: 1 },
);
const megabytes = Number(process.env.UPLOADS_MEGABYTES ?? usual.megabytes);
const cuts = Number(process.env.UPLOADS_CUTS ?? usual.cuts);
const { reloads } = usual;
const isOnS3 = process.env.UPLOADS_STORE === 's3';
/** What may be lost a cut: what the client sends at a time. */
const pieceBytes = 16 * 2 ** 20;

const folder = await mkdtemp(join(tmpdir(), 'armoni-uploads-'));
const bucket = isOnS3 ? await startBucket() : null;
const options = {
  dataFolder: join(folder, 'studio'),
  port: await freePort(),
  environment: { ...bucket?.environment, UPLOAD_QUOTA_BYTES: String(10 * 2 ** 30) },
};
let server = await startServer(options);
const line = await cuttableLine(new URL(server.url));
const url = line.url.replace(/\/$/, '').replace('localhost', '127.0.0.1');
try {
  const person = await signUpSomebody(server.url);
  const clip = join(folder, 'plage.mp4');
  await writeFile(clip, await makeMedia('mp4'));
  await appendFile(clip, randomBytesOf(megabytes * 2 ** 20 - (await stat(clip)).size));
  const sizeBytes = (await stat(clip)).size;
  const sha256 = await sha256Of(clip);

  const startedAt = performance.now();
  const moments = momentsIn(sizeBytes);
  const headersBefore = line.sentBytes();
  let uploadUrl = '';
  let id = '';
  let told = { cuts: 0, reloads: 0, kills: 0, foundAgain: 0 };
  while (id === '') {
    const moment = moments.shift();
    if (moment) line.cutAfter(moment.afterBytes);
    const bearer = await bearerOf(server.url, person.cookie);
    const sent = await sendByTus({
      ...{ url, person: { bearer }, bytes: clip, uploadUrl: uploadUrl || null },
      onBegun: (address) => (uploadUrl = address),
    });
    if (sent.ok) id = sent.id;
    else if (sent.status !== null) throw sent.error;
    if (sent.ok || !moment) continue;
    told = { ...told, cuts: told.cuts + 1 };
    if (moment.kind === 'kill') {
      await server.kill();
      server = await startServer(options);
      told = { ...told, kills: told.kills + 1 };
    }
    if (moment.kind === 'reload') {
      const found = await unfinishedOf(bearer);
      if (uploadUrl.endsWith(found)) told = { ...told, foundAgain: told.foundAgain + 1 };
      uploadUrl = `${url}/api/v1/uploads/${found}`;
      told = { ...told, reloads: told.reloads + 1 };
    }
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const bearer = await bearerOf(server.url, person.cookie);
  const kept = await servedSha256(id, bearer);
  const againBytes = line.sentBytes() - headersBefore - sizeBytes;
  const perCut = againBytes / Math.max(1, told.cuts);
  console.log(
    `${megabytes} MiB to ${isOnS3 ? 'a bucket' : 'the disk'} in ${seconds.toFixed(0)} s: ${told.cuts} cuts, ${told.reloads} of them reloads (${told.foundAgain} found again in the list), ${told.kills} kill, load ${loadavg()[0]?.toFixed(1)}.`,
  );
  console.log(
    `SHA-256 ${kept === sha256 ? 'equal' : `OTHER: ${kept} for ${sha256}`}; sent again ${(againBytes / 2 ** 20).toFixed(1)} MiB, ${(perCut / 2 ** 20).toFixed(1)} a cut (goal: equal, ≤ ${pieceBytes / 2 ** 20}).`,
  );
  if (kept !== sha256 || perCut > pieceBytes) process.exitCode = 1;
} finally {
  line.close();
  await server.stop();
  await bucket?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

type Moment = { readonly afterBytes: number; readonly kind: 'cut' | 'reload' | 'kill' };

/** After so many more bytes, their headers among them; the same ones at every run. */
function momentsIn(sizeBytes: number): Moment[] {
  const random = makeRandom(17);
  const kinds = Array.from({ length: cuts }, (): Moment['kind'] => 'cut');
  for (let index = 0; index < reloads; index += 1) {
    kinds[Math.floor(((index + 0.5) * cuts) / reloads)] = 'reload';
  }
  kinds[Math.max(0, Math.floor(cuts / 2) - 1)] = 'kill';
  return kinds.map((kind) => ({
    kind,
    afterBytes: Math.ceil((random.next() * 1.8 * sizeBytes) / cuts),
  }));
}

async function unfinishedOf(bearer: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/uploads`, {
    headers: { authorization: bearer },
  });
  const { uploads } = (await answer.json()) as { uploads: { id: string }[] };
  return uploads[0]?.id ?? '';
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Of what is read back, whole. */
async function servedSha256(id: string, bearer: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/me/export`, {
    headers: { authorization: bearer },
  });
  const found = new RegExp(`"id":"${id}"[^}]*?"url":"([^"]+)"`).exec(await answer.text())?.[1];
  const media = await fetch(`${server.url}/media/${found?.split('/media/')[1]}`);
  if (!media.ok || !media.body) throw new Error(`/media answered ${media.status} for ${found}`);
  const path = join(folder, 'back');
  await pipeline(media.body, createWriteStream(path));
  return sha256Of(path);
}
