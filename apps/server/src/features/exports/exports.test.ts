import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  listExports,
  type PersonalExport,
  readExport,
  requestExport,
} from '@armoni/contract/exports';
import { exportMyData } from '@armoni/contract/me';
import { pathWith } from '@armoni/contract/route';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../faults/testing/acknowledged.ts';
import { testDatabases } from '../../platform/database/testing.ts';
import { openTestQueue } from '../../platform/queue/testing/test-queue.ts';
import { removalJob } from '../../platform/storage/removal-job.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { difyClient } from '../chat/testing/dify-client.ts';
import { makePuppetAssistant } from '../chat/testing/puppet-assistant.ts';
import { getJson, makePicture, uploadClip, uploadToChat } from '../files/testing.ts';
import { makeSqlExports } from './adapters/sql-exports.ts';
import { makeSweepExports } from './request-export.ts';

for (const kind of await testDatabases()) {
  describe(`exports on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;
    let person: Person;
    let picture: Buffer;
    const assistant = makePuppetAssistant();
    beforeAll(async () => {
      server = await startTestStudioOn(kind, { replacements: { assistant } });
      person = await signUpSomebody(server.url);
      picture = await makePicture('png');
    });
    afterAll(() => server.remove());

    const begin = async (whose = person) => {
      const headers = { authorization: whose.bearer };
      const answer = await postJson(server.url + requestExport.path, {}, headers);
      return (await answer.json()) as PersonalExport;
    };
    const listed = async (whose = person) => {
      const answer = await getJson(server.url + listExports.path, whose);
      return ((await answer.json()) as { exports: PersonalExport[] }).exports;
    };
    const madeFor = async (whose = person) => {
      await begin(whose);
      return expect
        .poll(async () => (await listed(whose))[0])
        .toMatchObject({
          status: 'ready',
        });
    };
    const addressOf = async (whose = person) =>
      server.url + ((await listed(whose))[0]?.download_url ?? '/nothing');

    it('are archives that an independent program opens, with words and files', async () => {
      for (let copy = 0; copy < 2; copy += 1) {
        await uploadToChat(server.url, person, picture, { fileName: 'Lac à minuit?.png' });
      }
      await uploadClip(server.url, person, picture, '../../../etc/passwd');
      const client = difyClient(server.url, person);
      const sent = client.send('un lac « sombre »');
      assistant.say('Voici le lac.');
      assistant.end();
      await (await sent).text();
      await madeFor();
      const bytes = Buffer.from(await (await fetch(await addressOf())).arrayBuffer());
      await testWithUnzip(bytes);
      const files = unzipSync(bytes);
      const names = Object.keys(files);
      expect(names).toEqual(
        expect.arrayContaining([
          'LISEZMOI.txt',
          'images/Lac à minuit.png',
          'images/Lac à minuit (2).png',
          'images/passwd.png',
          'donnees/compte.json',
          'donnees/films.json',
        ]),
      );
      expect(names.filter((name) => name.includes('..') || name.startsWith('/'))).toEqual([]);
      expect(Buffer.from(files['images/Lac à minuit.png'] ?? [])).toEqual(picture);
      const json = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
      expect(json('donnees/compte.json')).toMatchObject({ email: person.email });
      expect(json('donnees/conversations.json')).toMatchObject([
        { messages: [{ query: 'un lac « sombre »', answer: 'Voici le lac.' }] },
      ]);
      const called = await getJson(server.url + exportMyData.path, person);
      const { data } = (await called.json()) as { data: Record<string, unknown> };
      expect(data.chat).toEqual(json('donnees/conversations.json'));
      expect(data.files).toEqual(json('donnees/fichiers.json'));
    });

    it('go on where a download was cut off', async () => {
      const address = await addressOf();
      const whole = await fetch(address);
      const etag = whole.headers.get('etag') ?? '';
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(whole.headers.get('content-disposition')).toMatch(
        /^attachment; filename="armoni-.*zip"$/,
      );
      const cut = Math.floor(bytes.length / 3);
      const headers = { range: `bytes=${cut}-`, 'if-range': etag };
      const rest = await fetch(address, { headers });
      expect(rest.status).toBe(206);
      const joined = Buffer.concat([bytes.subarray(0, cut), Buffer.from(await rest.arrayBuffer())]);
      expect(sha256(joined)).toBe(sha256(bytes));
      const changed = await fetch(address, { headers: { ...headers, 'if-range': '"other"' } });
      expect(changed.status).toBe(200);
      expect(sha256(Buffer.from(await changed.arrayBuffer()))).toBe(sha256(bytes));
    });

    it('are nobody else’s', async () => {
      const other = await signUpSomebody(server.url);
      const [mine] = await listed();
      const path = pathWith(readExport.path, { id: mine?.id ?? '' });
      expect((await getJson(server.url + path, person)).status).toBe(200);
      expect((await getJson(server.url + path, other)).status).toBe(404);
      expect(await listed(other)).toEqual([]);
      const address = await addressOf();
      const guessed = address.replace(/exports\/([^/]+)\/[^/]+/, 'exports/$1/AAAA');
      expect((await fetch(guessed)).status).toBe(404);
      expect((await fetch(address.replace(mine?.id ?? '', 'other'))).status).toBe(404);
    });

    it('are begun once however often they are asked for, and replace the one before', async () => {
      const before = await addressOf();
      const begun = await Promise.all([begin(), begin(), begin()]);
      expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
      await expect.poll(async () => (await listed())[0]?.status).toBe('ready');
      expect((await fetch(before)).status).toBe(404);
      await expect.poll(() => archivesOf(person)).toHaveLength(1);
    });

    it('take nothing of the quota, and go when their time is over', async () => {
      const storage = await getJson(`${server.url}/api/v1/me/storage`, person);
      const { used_bytes } = (await storage.json()) as { used_bytes: number };
      expect(used_bytes).toBe(3 * picture.length);
      const address = await addressOf();
      await expireAll();
      expect((await fetch(address)).status).toBe(404);
      expect(await listed()).toEqual([]);
    });

    it('are swept by a durable job when their time is over', async () => {
      const database = await kind.open();
      const { db } = database;
      const clock = () => 1000;
      const exports = makeSqlExports(db);
      const { queue, close } = await openTestQueue(database);
      const record = { ownerId: 'u1', secret: 's', sizeBytes: 1, madeAt: 1 };
      await db.transaction().execute(async (transaction) => {
        await exports.add(transaction, {
          ...record,
          id: 'old',
          key: 'u1/export/a.zip',
          expiresAt: 1000,
        });
        await exports.add(transaction, {
          ...record,
          id: 'new',
          key: 'u1/export/b.zip',
          expiresAt: 1001,
        });
      });
      await makeSweepExports({ queue, exports, clock })();
      expect(await exports.knownKeys(['u1/export/a.zip', 'u1/export/b.zip'])).toEqual(
        new Set(['u1/export/b.zip']),
      );
      expect(await queue.claim(removalJob)).toMatchObject({
        payload: { keys: ['u1/export/a.zip'] },
      });
      await close();
      await database.close();
    });

    it('leave nothing when their person is erased while they are made', async () => {
      const leaving = await signUpSomebody(server.url);
      await uploadToChat(server.url, leaving, picture);
      await madeFor(leaving);
      const address = await addressOf(leaving);
      await begin(leaving);
      expect((await eraseSomebody(server.url, leaving)).status).toBe(204);
      expect((await fetch(address)).status).toBe(404);
      await expect.poll(() => objectsOf(leaving)).toEqual([]);
    });

    const objectsOf = async ({ id }: Person) =>
      (await filesBelow(join(server.dataFolder, 'storage'))).filter((path) => path.includes(id));
    const archivesOf = async (whose: Person) =>
      (await objectsOf(whose)).filter((path) => path.endsWith('.zip'));
    const expireAll = () => server.query('update exports set expires_at = 1');
  });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Where the system has it; the other reader is in the packages. */
async function testWithUnzip(bytes: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-unzip-'));
  const path = join(folder, 'archive.zip');
  await writeFile(path, bytes);
  try {
    // Names are in UTF-8, at which unzip warns where the system's words are not.
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const { stdout } = await promisify(execFile)('unzip', ['-t', path], { env });
    expect(stdout).toContain('No errors detected');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    expect((await readFile(path)).length).toBe(bytes.length);
  } finally {
    await rm(folder, { recursive: true });
  }
}
