import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { expect, it } from 'vitest';
import { DraftGone } from './drafts.ts';
import { makeS3Storage } from './s3-storage.ts';
import { describeStorage } from './storage.suite.ts';
import { StorageUnavailable } from './storage-errors.ts';

const settings = {
  bucket: 'studio',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};

async function startBucket({ prefix }: { prefix?: string } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 's3-storage-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: settings.bucket, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const storage = makeS3Storage({ ...settings, endpoint, prefix });
  return {
    storage,
    /** The same bucket as somebody else sees it. */
    neighbour: makeS3Storage({ ...settings, endpoint }),
    async close() {
      storage.close();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

describeStorage('S3', startBucket);
describeStorage('S3 below a prefix', () => startBucket({ prefix: 'armoni/' }));

it('shares a bucket without seeing or touching what others keep there', async () => {
  const { storage, neighbour, close } = await startBucket({ prefix: 'armoni/' });
  const options = { contentType: 'text/plain', maxBytes: 10 };
  await neighbour.write('u1/c1/a.bin', Readable.from(['theirs']), options);
  await storage.write('u1/c1/b.bin', Readable.from(['ours']), options);
  await storage.remove('u1/c1/a.bin');
  const keysOf = async (one: typeof storage) => {
    const keys: string[] = [];
    for await (const { key } of one.list('')) keys.push(key);
    return keys.sort();
  };
  expect(await keysOf(storage)).toEqual(['u1/c1/b.bin']);
  expect(await keysOf(neighbour)).toEqual(['armoni/u1/c1/b.bin', 'u1/c1/a.bin']);
  neighbour.close();
  await close();
});

it('answers others while many readers have stalled', async () => {
  const { storage, close } = await startBucket();
  const key = 'u1/c1/a.bin';
  const options = { contentType: 'video/mp4', maxBytes: 1e9 };
  await storage.write(key, Readable.from([Buffer.alloc(100_000)]), options);
  const stalled = await Promise.all(Array.from({ length: 100 }, () => storage.read(key)));
  expect(await storage.stat(key)).toMatchObject({ sizeBytes: 100_000 });
  for (const body of stalled) body?.stream.destroy();
  await close();
}, 10_000);

it('ends multipart uploads that nobody goes on with, of its own keys alone', async () => {
  const asked: string[] = [];
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const made = (name: string) => `u1/clips/${'0'.repeat(32)}-${name}.mp4`;
  const open = [made('abandoned'), made('going-on'), 'others/a.mp4'];
  const listing = open.map(
    (key, index) =>
      `<Upload><Key>${key}</Key><UploadId>${index}</UploadId><Initiated>${hourAgo}</Initiated></Upload>`,
  );
  // The server of the other tests has no such listing.
  const server = createServer(({ method, url }, answer) => {
    if (method === 'DELETE') asked.push(url ?? '');
    if (method === 'PUT' || method === 'POST') answer.statusCode = 404;
    answer.setHeader('content-type', 'application/xml');
    answer.end(`<ListMultipartUploadsResult>${listing.join('')}</ListMultipartUploadsResult>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = makeS3Storage({ ...settings, endpoint });
  const goingOn = async (keys: readonly string[]) =>
    new Set(keys.filter((key) => key === made('going-on')));
  expect(await storage.sweepUnfinished(60_000, goingOn)).toBe(1);
  const givenUp = { key: made('given-up'), ref: '7', pieces: [{ sizeBytes: 5, tag: 'a' }] };
  await storage.drafts.abandon(givenUp);
  const put = storage.drafts.put(givenUp, Buffer.from('x'));
  await expect(put).rejects.toBeInstanceOf(DraftGone);
  await expect(storage.drafts.finish(givenUp)).rejects.toBeInstanceOf(DraftGone);
  const wanted = [`${made('abandoned')}?uploadId=0`, `${made('given-up')}?uploadId=7`];
  expect(asked.map((url) => url.replace('&x-id=AbortMultipartUpload', ''))).toEqual(
    wanted.map((one) => `/studio/${one}`),
  );
  storage.close();
  server.close();
});

it('says that the storage is unavailable when nothing answers', async () => {
  const storage = makeS3Storage({ ...settings, endpoint: 'http://127.0.0.1:9' });
  await expect(storage.stat('u1/c1/a.bin')).rejects.toBeInstanceOf(StorageUnavailable);
  storage.close();
});

it.each([
  ['accepts and never answers', ''],
  ['stops in the middle of an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nsome'],
])(
  'says that the storage is unavailable when it %s',
  async (_what, beginning) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.write(beginning));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const storage = makeS3Storage({ ...settings, endpoint, patienceMs: 200 });
    const folder = await mkdtemp(join(tmpdir(), 's3-silent-'));
    const copied = storage.copyToFile('u1/c1/a.bin', join(folder, 'a.bin'));
    await expect(copied).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await readdir(folder)).toEqual([]);
    storage.close();
    server.close();
    await rm(folder, { recursive: true });
  },
  30_000,
);
