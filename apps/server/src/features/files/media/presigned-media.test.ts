import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../../platform/storage/testing.ts';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makePicture, uploadToChat } from '../testing.ts';

describe('media that readers fetch from the bucket itself', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let studio: TestStudio;
  let person: Person;
  let bytes: Buffer;
  let key: string;
  const get = (init: RequestInit = {}, query = '') =>
    fetch(`${studio.url}/media/${key}${query}`, { redirect: 'manual', ...init });

  beforeAll(async () => {
    bucket = await startBucket();
    studio = await startTestStudio({
      environment: { ...bucket.environment, S3_PRESIGNED_READS: 'true' },
    });
    person = await signUpSomebody(studio.url);
    bytes = await makePicture('png');
    const sent = await uploadToChat(studio.url, person, bytes);
    key = ((await sent.json()) as { fullPath: string }).fullPath;
  });
  afterAll(async () => {
    await studio.remove();
    await bucket.close();
  });

  it('keeps our address and leads to one that gives a range, with its type and name', async () => {
    const answer = await get({}, '?download=Photo.png');
    const address = answer.headers.get('location') ?? '';
    expect([answer.status, new URL(address).origin]).toEqual([302, bucket.endpoint]);
    const part = await fetch(address, { headers: { range: 'bytes=2-11' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(2, 12))).toBe(true);
    expect(part.headers.get('content-type')).toBe('image/png');
    expect(part.headers.get('content-disposition')).toContain('Photo.png');
  });

  it('can be read through it as from us', async () => {
    const answer = await fetch(`${studio.url}/media/${key}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('gives out the same address for a while, so that a cache finds the bytes again', async () => {
    const addresses = [await get(), await get()].map(({ headers }) => headers.get('location'));
    expect(addresses[0]).toBe(addresses[1]);
    expect((await get()).headers.get('cache-control')).toBe('private, max-age=1500');
  });

  it('lets the page read from there', async () => {
    const { headers } = await fetch(`${studio.url}/api/v1/health`);
    for (const directive of ['img-src', 'media-src', 'connect-src']) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(new RegExp(`${directive}[^;]* ${bucket.endpoint}`));
    }
  });

  it('answers HEAD itself, and sends nobody to what is away', async () => {
    const head = await get({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${bytes.length}`]);
    const path = `${studio.url}/api/v1/s3/files?path=${encodeURIComponent(key)}`;
    await fetch(path, { method: 'DELETE', headers: { authorization: person.bearer } });
    expect((await get()).status).toBe(404);
  });
});
