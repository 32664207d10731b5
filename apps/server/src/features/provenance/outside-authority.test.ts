import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckedFile } from '@armoni/contract/provenance';
import { signBytes } from '@armoni/provenance/manifest/sign-bytes';
import { sourceOfBytes } from '@armoni/provenance/runtime/sync-blob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpSomebody, startTestStudio, type TestStudio } from '../../testing.ts';
import { difyClient } from '../chat/testing/dify-client.ts';
import { noisyPicture } from '../styles/testing.ts';

const run = promisify(execFile);

const extensions = `
[between]
basicConstraints = critical, CA:true, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[signer]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = emailProtection, 1.3.6.1.4.1.62558.2.1
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
`;

/** As an administrator gets it who asks an authority that others know; made by OpenSSL. */
describe('a studio with a certificate of somebody else’s authority', () => {
  let folder: string;
  let studio: TestStudio;
  const place = (name: string) => join(folder, name);
  const openssl = (...words: string[]) => run('openssl', words, { cwd: folder });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

  /** Its certificate, with those between, and its key. */
  const certify = async (name: string, section: string, by: string) => {
    const subject = ['-subj', `/O=Liste/CN=${name}`];
    await openssl('req', ...curve, '-keyout', `${name}.key`, '-out', `${name}.csr`, ...subject);
    const signer = ['-CA', `${by}.pem`, '-CAkey', `${by}.key`, '-CAcreateserial', '-days', '30'];
    const purposes = ['-extfile', 'extensions.cnf', '-extensions', section];
    await openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...signer,
      ...purposes,
      '-out',
      `${name}.pem`,
    );
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-listed-'));
    await writeFile(place('extensions.cnf'), extensions);
    const root = ['-keyout', 'root.key', '-out', 'root.pem', '-days', '30', '-subj', '/O=Liste'];
    await openssl('req', '-x509', ...curve, ...root);
    await certify('between', 'between', 'root');
    await certify('studio', 'signer', 'between');
    await certify('another', 'signer', 'between');
    await writeFile(place('chain.pem'), await chainOf('studio'));
    studio = await startTestStudio({
      environment: {
        RATE_LIMIT_FACTOR: '100',
        SIGNING_CERTIFICATE_FILE: place('chain.pem'),
        SIGNING_KEY_FILE: place('studio.key'),
      },
    });
  });
  afterAll(async () => {
    await studio.remove();
    await rm(folder, { recursive: true });
  });

  const chainOf = async (name: string) =>
    `${await readFile(place(`${name}.pem`), 'utf8')}${await readFile(place('between.pem'), 'utf8')}`;
  const check = async (bytes: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'fichier.png');
    const path = `${studio.url}/api/v1/provenance/check`;
    const answer = await fetch(path, { method: 'POST', body: form });
    return (await answer.json()) as CheckedFile;
  };

  it('signs with it, and knows what it signed', async () => {
    const alice = await signUpSomebody(studio.url);
    const events = await difyClient(studio.url, alice).ask('un lac au coucher du soleil');
    const answer = events.map((event) => event.answer ?? '').join('');
    const url = /\]\((\/media\/[^)]+)\)/.exec(answer)?.[1] ?? '';
    const made = await fetch(studio.url + url);
    expect(await check(Buffer.from(await made.arrayBuffer()))).toMatchObject({
      standing: 'ours',
      provenance: { signer: 'studio', failures: [] },
    });
  });

  it('takes nothing for its own that the same authority signed for another', async () => {
    const order = {
      identity: {
        certificates: await chainOf('another'),
        privateKey: await readFile(place('another.key'), 'utf8'),
        anchors: await readFile(place('root.pem'), 'utf8'),
      },
      program: { name: 'Ailleurs', version: '1' },
      ingredients: [],
      statement: {
        title: 'Une image',
        actions: [{ action: 'c2pa.created', sourceType: 'digitalCapture' }],
      },
    };
    const source = sourceOfBytes(await noisyPicture(1, 200));
    const { asset } = await signBytes(source, 'image/png', order);
    expect(await check(asset)).toMatchObject({
      standing: 'signed',
      proven: [],
      provenance: { signer: 'another' },
    });
  });
});
