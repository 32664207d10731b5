// @module-tag whole
// `npm run faults` kills at the same work.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binClient } from '../features/bin/testing.ts';
import { difyClient } from '../features/chat/testing/dify-client.ts';
import { getJson, makePicture, uploadToChat } from '../features/files/testing.ts';
import { signUpSomebody } from '../testing.ts';
import { filesBelow } from './testing/acknowledged.ts';
import { freePort, type ServerProcess, startServer } from './testing/server-process.ts';

const rounds = 3;
const pictures = 40;

describe('a server killed while it deletes a conversation for good', () => {
  let dataFolder: string;
  let server: ServerProcess;
  let port: number;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-deleting-'));
    port = await freePort();
    server = await startServer({ dataFolder, port });
  });
  afterAll(async () => {
    await server.kill();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('finishes what it has begun, and until then shows none of it', async () => {
    const person = await signUpSomebody(server.url);
    const client = difyClient(server.url, person);
    const picture = await makePicture('png');
    const objects = () => filesBelow(join(dataFolder, 'storage', 'objects', person.id));
    for (let round = 1; round <= rounds; round += 1) {
      const [first] = await client.ask('bonjour');
      const conversation = first?.conversation_id ?? '';
      const folder = `${person.id}/${conversation}`;
      const addresses: string[] = [];
      for (let index = 0; index < pictures; index += 1) {
        const answer = await uploadToChat(server.url, person, picture, { folder });
        addresses.push(((await answer.json()) as { url: string }).url);
      }
      const all = (await objects()).length;
      expect(all).toBe(2 * pictures);

      expect((await client.call('DELETE', `/conversations/${conversation}`)).status).toBe(204);
      const bin = binClient(server.url, person);
      const deletion = bin.remove('conversation', conversation).catch(() => null);
      while ((await objects()).length === all) await setTimeout(1);
      await server.kill();
      await deletion;

      server = await startServer({ dataFolder, port });
      const listed = await getJson(
        `${server.url}/api/v1/s3/list-files?folder=${encodeURIComponent(folder)}`,
        person,
      );
      expect(await listed.json()).toEqual({ files: [] });
      for (const address of addresses) {
        expect((await fetch(server.url + address)).status).toBe(404);
      }
      await expect.poll(objects).toEqual([]);
    }
  });
});
