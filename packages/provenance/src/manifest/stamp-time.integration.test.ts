import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../read/read-manifest.ts';
import { sourceOfBytes } from '../runtime/sync-blob.ts';
import { testIdentity, testOrder, testPicture } from '../testing/made-media.ts';
import { judgeManifest } from '../verdict/judge-manifest.ts';
import { signBytes } from './sign-bytes.ts';
import { makeStampTime } from './stamp-time.ts';

const run = promisify(execFile);

const settings = `
[ca]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[tsa]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[service]
serial = serial
crypto_device = builtin
signer_cert = tsa.pem
certs = ca.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

/** A time stamp authority as others run one: OpenSSL behind an address. */
describe('a time stamp', () => {
  let folder: string;
  let service: Server;
  let address: string;
  const openssl = (...words: string[]) => run('openssl', words, { cwd: folder });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-tsa-'));
    await writeFile(join(folder, 'settings.cnf'), `${settings}`);
    await writeFile(join(folder, 'serial'), '01');
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const about = ['-subj', '/O=Essai/CN=Heure', '-config', '/dev/null'];
    await openssl(
      'req',
      '-x509',
      ...key,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '30',
      '-subj',
      '/O=Essai/CN=Autorite',
    );
    await openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', ...about.slice(0, 2));
    const extensions = ['-extfile', 'settings.cnf', '-extensions', 'tsa'];
    const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '20'];
    await openssl('x509', '-req', '-in', 'tsa.csr', ...signer, ...extensions, '-out', 'tsa.pem');
    service = createServer(async (request, response) => {
      await writeFile(join(folder, 'query'), await buffer(request));
      const reply = ['-reply', '-queryfile', 'query', '-config', 'settings.cnf'];
      await openssl('ts', ...reply, '-section', 'service', '-out', 'answer');
      response.setHeader('content-type', 'application/timestamp-reply');
      response.end(await readFile(join(folder, 'answer')));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    service.close();
    await rm(folder, { recursive: true });
  });

  const signed = async (stampTime: ReturnType<typeof makeStampTime> | null) => {
    const order = await testOrder({ stampTime });
    const source = sourceOfBytes(await testPicture('png'));
    const { asset } = await signBytes(source, 'image/png', order);
    const { anchors } = await testIdentity();
    const known = { mimeType: 'image/png', anchors };
    return judgeManifest(await readManifest(sourceOfBytes(asset), known));
  };

  it('is part of the signature, and says when it was signed', async () => {
    const provenance = await signed(makeStampTime(address));
    expect(provenance).toMatchObject({ standing: 'ours', failures: [] });
    const stampedAt = Date.parse(provenance.signedAt ?? '');
    // OpenSSL tells whole seconds, by the same clock.
    expect(Math.abs(Date.now() - stampedAt)).toBeLessThan(3_600_000);
  });

  it('is not there without a service', async () => {
    expect((await signed(null)).signedAt).toBeNull();
  });

  it('is refused when the service says no', async () => {
    const stampTime = makeStampTime(`${address.replace(/:\d+\//, ':1/')}`);
    await expect(stampTime(new Uint8Array([1]))).rejects.toThrow();
  });
});
