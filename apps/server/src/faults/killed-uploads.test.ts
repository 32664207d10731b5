// @module-tag whole
// `npm run faults` kills at the same work.

import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from '../features/files/testing.ts';
import { isMadeKey } from '../platform/storage/storage-key.ts';
import { type Person, signUpSomebody } from '../testing.ts';
import {
  type Acknowledged,
  filesBelow,
  listedFiles,
  makeOld,
  notedOrphans,
  servedSha256,
  uploadUntilCut,
} from './testing/acknowledged.ts';
import { freePort, type ServerProcess, startServer } from './testing/server-process.ts';

const rounds = 3;
const clients = 4;

describe('a server killed while files arrive', () => {
  let dataFolder: string;
  let server: ServerProcess;
  let port: number;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-killed-'));
    port = await freePort();
    server = await startServer({ dataFolder, port });
  });
  afterAll(async () => {
    await server.kill();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('loses nothing it acknowledged, shows nothing half, and notes the rest for the sweep', async () => {
    const person = await signUpSomebody(server.url);
    const log: Acknowledged[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const wanted = log.length + 5 * round;
      const half = sendHalfAFile(server.url, person);
      const uploads = Array.from({ length: clients }, () =>
        uploadUntilCut(server.url, person, pictures(), log),
      );
      await expect.poll(() => log.length, { interval: 5 }).toBeGreaterThan(wanted);
      await server.kill();
      await Promise.all([half, ...uploads]);

      await makeOld(join(dataFolder, 'storage'));
      server = await startServer({ dataFolder, port });
      const listed = await listedFiles(server.url, person);
      const keys = listed.map((file) => file.fullPath);
      expect(keys).toEqual(expect.arrayContaining(log.map((file) => file.fullPath)));
      for (const { fullPath, sha256 } of log) {
        expect(await servedSha256(server.url, fullPath)).toBe(sha256);
      }
      // Acknowledged or not: what is listed is there, whole.
      for (const { fullPath, size } of listed) {
        const answer = await fetch(`${server.url}/media/${fullPath}`, { method: 'HEAD' });
        expect([answer.status, answer.headers.get('content-length')]).toEqual([200, `${size}`]);
      }
      const stored = () => filesBelow(join(dataFolder, 'storage', 'objects'));
      const kept = listed.flatMap(({ fullPath, thumbnail }) => [fullPath, thumbnail]);
      // Seen without a row: noted, and left where it is until a second look a day later.
      const unknown = (await stored()).filter((key) => isMadeKey(key) && !kept.includes(key));
      await expect.poll(() => notedOrphans(dataFolder)).toEqual(expect.arrayContaining(unknown));
      expect(await stored()).toEqual(expect.arrayContaining(kept));
      expect(await filesBelow(join(dataFolder, 'storage', 'unfinished'))).toEqual([]);
    }
    expect(log.length).toBeGreaterThan(20);
  });
});

async function* pictures(): AsyncIterable<Buffer> {
  for (;;) yield await makePicture('png');
}

/** A form that announces more than it sends, and waits. */
async function sendHalfAFile(url: string, person: Person): Promise<void> {
  const picture = await makePicture('png');
  const call = request(`${url}/workflow/v1/files/upload`, {
    method: 'POST',
    headers: {
      authorization: person.bearer,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1_000_000,
    },
  });
  call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  call.write(Buffer.concat([picture, Buffer.alloc(500_000)]));
  await new Promise<void>((resolve) => {
    call.once('error', () => resolve()).once('close', () => resolve());
  });
}
