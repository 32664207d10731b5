import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedFile } from '@armoni/contract/provenance';
import { signElsewhere } from '@armoni/provenance/testing/sign-elsewhere';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson, startTestStudio, type TestStudio } from '../../testing.ts';
import { noisyPicture } from '../styles/testing.ts';
import { provenanceTexts } from './texts.ts';

describe('the public check of files', () => {
  let studio: TestStudio;
  let foreign: Buffer;
  let elsewhere: Server;

  beforeAll(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-check-'));
    await leaveOne(dataFolder);
    const isAllowedAddress = (address: string) => address === '127.0.0.1';
    studio = await startTestStudio({
      dataFolder,
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: { safeFetch: { isAllowedAddress } },
    });
    foreign = await signElsewhere(await noisyPicture(1, 200));
    elsewhere = createServer((request, response) => {
      if (request.url === '/signed.png') response.end(foreign);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    elsewhere.close();
    await studio.remove();
  });

  /** As a process that was killed leaves it. */
  const leaveOne = async (dataFolder: string) => {
    const left = join(dataFolder, 'work', 'passing', 'passing-left');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'file'), 'a stranger’s');
  };
  const passing = () => join(studio.dataFolder, 'work', 'passing');

  /** Nobody is signed in. */
  const check = async (bytes: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'fichier');
    const path = `${studio.url}/api/v1/provenance/check`;
    const answer = await fetch(path, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    return (await answer.json()) as CheckedFile;
  };
  const checkAt = (url: string) =>
    postJson(`${studio.url}/api/v1/provenance/check-address`, { url });

  it('starts without what a killed one left of strangers’ files', async () => {
    expect(await readdir(passing())).toEqual([]);
  });

  it('proves nothing of what somebody else signed, and tells what they claim', async () => {
    expect(await check(foreign)).toMatchObject({
      standing: 'signed',
      verdict: 'Faite par une IA, signée ailleurs',
      proven: [],
      claimed: ['Signataire annoncé : Armoni.', 'Faite par une IA.'],
    });
  });

  it('says that a changed file is changed, and a bare one bare', async () => {
    const changed = Buffer.from(foreign);
    changed[changed.length - 200] = (changed[changed.length - 200] as number) ^ 1;
    expect(await check(changed)).toMatchObject({
      standing: 'changed',
      changed: ['Le contenu du fichier n’est plus celui qui a été signé.'],
    });
    expect(await check(await noisyPicture(2))).toMatchObject({ standing: 'none', proven: [] });
    expect((await check(Buffer.from('no picture at all'))).standing).toBe('none');
  });

  it('reads what is at a public address', async () => {
    const { port } = elsewhere.address() as AddressInfo;
    const answer = await checkAt(`http://127.0.0.1:${port}/signed.png`);
    expect(await answer.json()).toMatchObject({ standing: 'signed' });
    const absent = await checkAt(`http://127.0.0.1:${port}/absent.png`);
    expect(await absent.json()).toMatchObject({ message: provenanceTexts.status });
  });

  it.each(['file:///etc/passwd', 'http://192.168.0.1/x.png', 'http://[::ffff:10.0.0.1]/x.png'])(
    'does not go to %s',
    async (url) => expect((await checkAt(url)).status).toBe(400),
  );

  it('keeps no file', async () => {
    await check(foreign);
    expect(await readdir(passing())).toEqual([]);
  });

  it('tells everybody the authority that it signs under', async () => {
    const answer = await fetch(`${studio.url}/api/v1/provenance/authority`);
    expect(await answer.json()).toEqual({
      anchors: expect.stringContaining('BEGIN CERTIFICATE'),
      serials: null,
      is_signing: true,
    });
  });
});
