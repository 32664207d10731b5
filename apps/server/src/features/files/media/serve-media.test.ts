import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makeMedia, makePicture, uploadToChat } from '../testing.ts';

describe('media', () => {
  let studio: TestStudio;
  let bytes: Buffer;
  let url: string;
  const get = (headers: Record<string, string> = {}, address = url) => fetch(address, { headers });
  const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  beforeAll(async () => {
    studio = await startTestStudio();
    bytes = await makePicture('png');
    const person = await signUpSomebody(studio.url);
    const answer = await uploadToChat(studio.url, person, bytes, { fileName: 'Photo.png' });
    url = studio.url + ((await answer.json()) as { url: string }).url;
  });
  afterAll(() => studio.remove());

  it('comes with its type, for ever, and can run nothing', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await bodyOf(answer)).equals(bytes)).toBe(true);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const answer = await fetch(url, { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect((await bodyOf(answer)).length).toBe(0);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=5-99999999', 5, undefined],
  ])('gives the part %s', async (range, start, end) => {
    const answer = await get({ range });
    const part = bytes.subarray(start, end === undefined ? undefined : end + 1);
    expect(answer.status).toBe(206);
    const first = start < 0 ? bytes.length + start : start;
    const last = end ?? bytes.length - 1;
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes.length}`);
    expect((await bodyOf(answer)).equals(part)).toBe(true);
  });

  it.each(['bytes=99999999-', 'bytes=-0'])('cannot give the part %s', async (range) => {
    const answer = await get({ range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  it.each(['bytes=0-1,4-5', 'bytes=9-1', 'bytes=x', 'chapters=1-2'])(
    'gives the whole for %s',
    async (range) => expect((await get({ range })).status).toBe(200),
  );

  it('sends nothing again to who has it', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });

  it('downloads under a good name, whatever is asked for', async () => {
    const nameOf = async (name: string) => {
      const answer = await get({}, `${url}?download=${encodeURIComponent(name)}`);
      return answer.headers.get('content-disposition');
    };
    expect(await nameOf('Été à Nîmes')).toBe(
      `attachment; filename="Ete a Nimes.png"; filename*=UTF-8''${encodeURIComponent('Été à Nîmes.png')}`,
    );
    expect(await nameOf('a.png')).toContain('filename="a.png"');
    expect(await nameOf('../../x"\r\nset-cookie: a=b')).not.toMatch(/[\r\n/\\]|"x/);
    expect(await nameOf('日本')).toContain(`filename*=UTF-8''%E6%97%A5%E6%9C%AC.png`);
  });

  it.each([
    '/media/',
    '/media/x',
    '/media/../package.json',
    '/media/%2e%2e/armoni.sqlite',
    '/media/..%2f..%2farmoni.sqlite',
    '/media/a%00b',
    `/media/${'a/'.repeat(400)}b.png`,
    '/media/u1/c1/none.png',
  ])('has nothing at %s', async (path) => {
    // Without the client's own tidying of dots.
    const { hostname, port } = new URL(studio.url);
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect([400, 404, 414]).toContain(status);
  });

  it('lets go of a reader that leaves in the middle', async () => {
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${pathname} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    expect((await get()).status).toBe(200);
  });

  it('keeps no more than a hundred readers of one address waiting, and turns away nobody else', async () => {
    const behindProxy = await startTestStudio({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    const person = await signUpSomebody(behindProxy.url);
    // More than the sockets in between hold, so that a reader who takes nothing keeps it open.
    const film = Buffer.concat([await makeMedia('mp4'), Buffer.alloc(16 * 2 ** 20)]);
    const uploaded = await uploadToChat(behindProxy.url, person, film, { fileName: 'film.mp4' });
    const address = behindProxy.url + ((await uploaded.json()) as { url: string }).url;
    const read = (from: string) =>
      fetch(address, { headers: { 'x-forwarded-for': from, range: 'bytes=0-9' } });
    const stalled = await Promise.all(
      Array.from({ length: 100 }, () => openAndReadNothing(address, '192.0.2.1')),
    );
    const refused = await read('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(((await refused.json()) as { code: string }).code).toBe('too_many_requests');
    expect((await read('192.0.2.2')).status).toBe(206);
    for (const socket of stalled) socket.destroy();
    await expect.poll(async () => (await read('192.0.2.1')).status).toBe(206);
    await behindProxy.remove();
  });
});

async function openAndReadNothing(address: string, from: string): Promise<Socket> {
  const { hostname, port, pathname } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(`GET ${pathname} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}
