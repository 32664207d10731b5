import { createCipheriv, createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cuttableLine } from '../apps/server/src/faults/testing/cuttable-line.ts';
import { freePort, startServer } from '../apps/server/src/faults/testing/server-process.ts';
import { sendByTus } from '../apps/server/src/features/files/resumable/testing.ts';
import { makeMedia } from '../apps/server/src/features/files/testing.ts';
import { startBucket } from '../apps/server/src/platform/storage/testing.ts';
import { bearerOf, type Person, signUpSomebody } from '../apps/server/src/testing.ts';
import { seededRandom } from '../faults/shared/random.ts';
import { processorSeconds } from './shared/processor-seconds.ts';
import { sized } from './shared/sized.ts';

// One film through a line that is cut at random places, three reloads that forget all but the studio's
// own list, and one kill −9; on disk and in a bucket. Goal: the same SHA-256, and no more than one piece
// of 16 MiB sent again for each cut.

const { megabytes, cuts } = sized({ megabytes: 2560, cuts: 100 }, { megabytes: 96, cuts: 5 });
const reloads = 3;
const sizeBytes = megabytes * 2 ** 20;
const goalBytes = 16 * 2 ** 20;
const name = 'long.mp4';
const folder = await mkdtemp(join(tmpdir(), 'armoni-cuts-'));
const random = seededRandom(20_261_125);
const path = join(folder, name);
const sha256 = await makeFilm(path);
let hasFailed = false;

for (const place of ['disk', 'S3'] as const) {
  const bucket = place === 'S3' ? await startBucket() : null;
  await measure(place, bucket?.environment ?? {});
  await bucket?.close();
}
await rm(folder, { recursive: true });
process.exit(hasFailed ? 1 : 0);

async function measure(place: string, environment: Readonly<Record<string, string>>) {
  const dataFolder = join(folder, place);
  const port = await freePort();
  let server = await startServer({ dataFolder, port, environment });
  let person = await signUpSomebody(server.url);
  const line = await cuttableLine(new URL(server.url));
  const url = line.url.replace(/\/$/, '');
  const moments = cutMoments();
  const killAt = Math.floor(moments.length / 2);
  const reloadAt = new Set(
    Array.from({ length: reloads }, (_, at) => (at + 1) * Math.floor(cuts / 4)),
  );
  let uploadUrl: string | null = null;
  let arrived = 0;
  let [again, most, cpuSeconds] = [0, 0, 0];
  const startedAt = performance.now();
  for (const [index, moment] of moments.entries()) {
    // A page that was loaded anew knows only what the studio lists.
    if (reloadAt.has(index)) uploadUrl = await listedUrl(url, person);
    const before = line.sentBytes();
    line.cutAfter(Math.max(1, moment - arrived));
    const isKilled = index === killAt;
    const sending = sendByTus({
      ...{ url, person, bytes: path, name, uploadUrl },
      onBegun: (begun) => (uploadUrl = begun),
    });
    const sent = await sending;
    if (sent.ok) throw new Error('a cut that cut nothing off');
    const passed = line.sentBytes() - before;
    if (isKilled) {
      cpuSeconds += await processorSeconds(server.pid);
      await server.kill();
      server = await startServer({ dataFolder, port, environment });
      person = { ...person, bearer: await bearerOf(server.url, person.cookie) };
    }
    const now = await offsetOf(server.url, person, uploadUrl);
    const lost = passed - (now - arrived);
    again += Math.max(0, lost);
    most = Math.max(most, lost);
    arrived = now;
  }
  const done = await sendByTus({ url, person, bytes: path, name, uploadUrl });
  if (!done.ok) throw done.error;
  const seconds = (performance.now() - startedAt) / 1000;
  cpuSeconds += await processorSeconds(server.pid);
  const stored = await storedSha256(server.url, person, done.id);
  line.close();
  await server.kill();
  const isWhole = stored === sha256 && most <= goalBytes;
  hasFailed ||= !isWhole;
  const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  console.log(
    `${place.padEnd(5)} ${megabytes} MiB, ${cuts} cuts, ${reloads} reloads, 1 kill: SHA-256 ${
      stored === sha256 ? 'equal' : 'DIFFERENT'
    }; sent again ${mib(again)} MiB in all, ${mib(again / cuts)} a cut, ${mib(most)} at most (goal: ≤ 16); ${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(1)} CPU s of the studio, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** In order, each behind what the one before lets through. */
function cutMoments(): number[] {
  const step = Math.floor(sizeBytes / (cuts + 1));
  return Array.from(
    { length: cuts },
    (_, index) => Math.floor(random.between(index, index + 1) * step) + 1,
  );
}

async function offsetOf(url: string, person: Person, uploadUrl: string | null): Promise<number> {
  if (uploadUrl === null) return 0;
  const address = `${url}/api/v1/uploads/${uploadUrl.split('/').at(-1)}`;
  const headers = { authorization: person.bearer };
  const answer = await fetch(address, { method: 'HEAD', headers });
  return Number(answer.headers.get('upload-offset'));
}

async function listedUrl(url: string, { bearer }: Person): Promise<string | null> {
  const answer = await fetch(`${url}/api/v1/uploads`, { headers: { authorization: bearer } });
  const { uploads } = (await answer.json()) as { uploads: { id: string; fingerprint: string }[] };
  const found = uploads.find(({ fingerprint }) => fingerprint === `${name}/${sizeBytes}`);
  return found ? `${url}/api/v1/uploads/${found.id}` : null;
}

/** Of what the studio serves, and of what it says that it has. */
async function storedSha256(url: string, { id: user, bearer }: Person, id: string) {
  const asset = { transfer_method: 'local_file', upload_file_id: id, type: 'video' };
  const body = JSON.stringify({ inputs: { assets: [asset] }, response_mode: 'blocking', user });
  const headers = { authorization: bearer, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/workflow/v1/workflows/run`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { outputs: { url: string } } };
  const served = await fetch(url + data.outputs.url);
  const hash = createHash('sha256');
  for await (const chunk of served.body ?? []) hash.update(chunk);
  return hash.digest('hex');
}

/** A film with noise behind its end, of exactly that size; gives its SHA-256. */
async function makeFilm(target: string): Promise<string> {
  const film = await makeMedia('mp4');
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16));
  const zeros = Buffer.alloc(2 ** 20);
  const pieces = function* () {
    yield film;
    for (let left = sizeBytes - film.length; left > 0; left -= zeros.length) {
      yield noise.update(zeros.subarray(0, Math.min(left, zeros.length)));
    }
  };
  await pipeline(Readable.from(pieces()), createWriteStream(target));
  if ((await stat(target)).size !== sizeBytes) throw new Error('a film of another size');
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(target)) hash.update(chunk);
  return hash.digest('hex');
}
