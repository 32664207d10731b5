import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { StoredFile } from '@armoni/contract/files';
import { texts } from '@armoni/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../faults/testing/acknowledged.ts';
import { pixelBomb } from '../../platform/pictures/testing/png-chunks.ts';
import {
  eraseSomebody,
  type Person,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../testing.ts';
import { getJson, makeMedia, makePicture, sendForm, uploadToChat } from './testing.ts';

const limit = 300_000;

describe('files of a conversation', () => {
  let studio: TestStudio;
  let alice: Person;
  let bob: Person;
  let png: Buffer;
  const list = (person: Person, folder: string) =>
    getJson(`${studio.url}/api/v1/s3/list-files?folder=${encodeURIComponent(folder)}`, person);
  const namesOf = async (person: Person, folder: string) => {
    const { files } = (await (await list(person, folder)).json()) as { files: { name: string }[] };
    return files.map(({ name }) => name);
  };
  const objects = () => join(studio.dataFolder, 'storage', 'objects');
  const objectNames = () => filesBelow(objects());
  const unfinished = () => readdir(join(studio.dataFolder, 'storage', 'unfinished'));

  beforeAll(async () => {
    studio = await startTestStudio({ replacements: { maxUploadBytes: limit } });
    alice = await signUpSomebody(studio.url);
    bob = await signUpSomebody(studio.url);
    png = await makePicture('png');
  });
  afterAll(() => studio.remove());

  it('takes a picture, lists it and serves the same bytes to whoever has the address', async () => {
    const folder = `${alice.id}/First-Talk`.toUpperCase();
    const answer = await uploadToChat(studio.url, alice, png, { fileName: 'Été.PNG', folder });
    expect(answer.status).toBe(200);
    const file = (await answer.json()) as { fullPath: string; url: string };
    expect(file).toMatchObject({ name: 'Été.PNG', size: png.length, mimeType: 'image/png' });
    expect(file.fullPath).toMatch(new RegExp(`^${alice.id}/first-talk/[0-9a-f]{32}-ete\\.png$`));
    expect(await namesOf(alice, `${alice.id}/first-talk`)).toEqual(['Été.PNG']);
    const served = await fetch(studio.url + file.url);
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  });

  describe('small copies', () => {
    const listed = async (person: Person, folder: string) => {
      const answer = await list(person, folder);
      return ((await answer.json()) as { files: StoredFile[] }).files;
    };
    const keysOf = async (person: Person) =>
      (await filesBelow(objects())).filter((key) => key.startsWith(`${person.id}/`)).toSorted();

    it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
      'are listed with %s',
      async (format) => {
        const folder = `${alice.id}/small-${format}`;
        const bytes = await makePicture(format);
        const answer = await uploadToChat(studio.url, alice, bytes, { fileName: 'Été.x', folder });
        const [file] = await listed(alice, folder);
        const { thumbnail } = (await answer.json()) as StoredFile;
        expect(file?.thumbnail).toBe(thumbnail);
        expect(thumbnail).toMatch(new RegExp(`^${folder}/[0-9a-f]{32}-apercu-ete\\.webp$`));
        const served = await fetch(`${studio.url}/media/${thumbnail}`);
        expect(served.headers.get('content-type')).toBe('image/webp');
        expect((await served.arrayBuffer()).byteLength).toBeLessThan(20_000);
      },
    );

    it('are none of films', async () => {
      const folder = `${alice.id}/small-film`;
      await uploadToChat(studio.url, alice, await makeMedia('mp4'), { folder });
      expect(await listed(alice, folder)).toMatchObject([{ thumbnail: null }]);
    });

    it('are no files of the list', async () => {
      const carol = await signUpSomebody(studio.url);
      await uploadToChat(studio.url, carol, png);
      const files = await listed(carol, `${carol.id}/c1`);
      expect(files).toHaveLength(1);
      const keys = files.flatMap(({ fullPath, thumbnail }) => [fullPath, thumbnail]).toSorted();
      expect(await keysOf(carol)).toEqual(keys);
    });

    it('go with everything else of a person', async () => {
      const dave = await signUpSomebody(studio.url);
      await uploadToChat(studio.url, dave, png);
      expect(await keysOf(dave)).toHaveLength(2);
      expect((await eraseSomebody(studio.url, dave)).status).toBe(204);
      await expect.poll(() => keysOf(dave)).toEqual([]);
    });
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const picture = await makePicture(format);
    const answer = await uploadToChat(studio.url, alice, picture, { fileName: 'renamed.txt' });
    expect(await answer.json()).toMatchObject({ mimeType: `image/${format}` });
  });

  it.each([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
  ])('takes %s', async (extension, mimeType) => {
    const answer = await uploadToChat(studio.url, alice, await makeMedia(extension));
    expect(await answer.json()).toMatchObject({ mimeType });
  });

  it('takes a form whose folder comes before the file', async () => {
    const form = new FormData();
    form.append('folder', `${alice.id}/before`);
    form.append('filename', 'a.png');
    form.append('file', new Blob([new Uint8Array(png)]), 'a.png');
    const answer = await fetch(`${studio.url}/api/v1/s3/generate-presigned-url`, {
      method: 'POST',
      headers: { authorization: alice.bearer },
      body: form,
    });
    expect(answer.status).toBe(200);
    expect(await namesOf(alice, `${alice.id}/before`)).toEqual(['a.png']);
  });

  describe('joining a conversation that came later', () => {
    const move = (person: Person, from: string, to: string) =>
      fetch(`${studio.url}/api/v1/s3/move-files`, {
        method: 'POST',
        headers: { authorization: person.bearer, 'content-type': 'application/json' },
        body: JSON.stringify({ from, to }),
      });

    it('moves the list and keeps the addresses', async () => {
      const draft = `${alice.id}/brouillon-1`;
      const answer = await uploadToChat(studio.url, alice, png, {
        fileName: 'a.png',
        folder: draft,
      });
      const { url } = (await answer.json()) as { url: string };
      const moved = await move(alice, draft, `${alice.id}/later-talk`);
      expect(await moved.json()).toEqual({ moved: 1 });
      expect(await namesOf(alice, draft)).toEqual([]);
      expect(await namesOf(alice, `${alice.id}/later-talk`)).toEqual(['a.png']);
      expect((await fetch(studio.url + url)).status).toBe(200);
    });

    it('knows only the folders of the caller', async () => {
      const own = `${bob.id}/talk`;
      expect((await move(bob, `${alice.id}/later-talk`, own)).status).toBe(404);
      expect((await move(bob, own, `${alice.id}/later-talk`)).status).toBe(404);
      expect(await namesOf(alice, `${alice.id}/later-talk`)).toEqual(['a.png']);
    });
  });

  describe('refused by content, whatever the name', () => {
    const iso = (brand: string) =>
      Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
        Buffer.alloc(2000),
      ]);
    const hostile: [string, () => Buffer | Promise<Buffer>][] = [
      ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['a GIF that is a script', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1')],
      ['a GIF header alone', () => Buffer.from('GIF89a/*=1;alert(1)//')],
      ['a picture with a page behind it', () => Buffer.concat([png, Buffer.from('<html><body>')])],
      ['a playlist', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
      ['a concat script', () => Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
      ['nothing', () => Buffer.alloc(0)],
      ['half a picture', () => png.subarray(0, png.length / 2)],
      ['HEIC', () => iso('heic')],
      ['sound', () => makeMedia('mp3')],
    ];
    it.each(hostile)('%s', async (_name, make) => {
      const before = await objectNames();
      const answer = await uploadToChat(studio.url, alice, await make(), { fileName: 'a.mp4' });
      expect([415, 422]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\.$|\)\.$/) });
      expect(await objectNames()).toEqual(before);
    });

    it('HEIC in words that help', async () => {
      const answer = await uploadToChat(studio.url, alice, iso('heic'));
      expect(((await answer.json()) as { message: string }).message).toContain('JPEG');
    });

    it('a picture of 256 million pixels in a few kilobytes', async () => {
      const answer = await uploadToChat(studio.url, alice, pixelBomb(16_000));
      expect(answer.status).toBe(422);
    });
  });

  describe('too large', () => {
    it('is said before reading when the length says so', async () => {
      const status = await new Promise<{ status: number; body: string }>((resolve, reject) => {
        const call = request(
          `${studio.url}/api/v1/s3/generate-presigned-url`,
          {
            method: 'POST',
            headers: {
              authorization: alice.bearer,
              'content-type': 'multipart/form-data; boundary=x',
              'content-length': 2_684_354_560 + 1_000_000,
            },
          },
          (response) => {
            let body = '';
            response.on('data', (chunk) => {
              body += chunk;
            });
            response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
          },
        );
        call.on('error', reject);
        // The body is never sent: the answer must not wait for it.
        call.flushHeaders();
      });
      expect(status.status).toBe(413);
      expect(JSON.parse(status.body)).toEqual({
        code: 'file_too_large',
        message: texts.fileTooLarge,
        status: 413,
      });
    });

    it('is noticed while reading, and nothing stays behind', async () => {
      const before = await objectNames();
      const bytes = Buffer.concat([await makeMedia('mp4'), Buffer.alloc(limit)]);
      const answer = await uploadToChat(studio.url, alice, bytes);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ message: texts.fileTooLarge });
      expect(await objectNames()).toEqual(before);
      expect(await unfinished()).toEqual([]);
    });

    it('is not said of exactly the limit', async () => {
      const film = await makeMedia('mp4');
      const bytes = Buffer.concat([film, Buffer.alloc(limit - film.length)]);
      expect((await uploadToChat(studio.url, alice, bytes)).status).toBe(200);
      const more = Buffer.concat([bytes, Buffer.alloc(1)]);
      expect((await uploadToChat(studio.url, alice, more)).status).toBe(413);
    });
  });

  it('leaves nothing of an upload that its sender breaks off', async () => {
    const before = await objectNames();
    const head = Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n',
    );
    const film = await makeMedia('mp4');
    await new Promise<void>((resolve) => {
      const call = request(`${studio.url}/api/v1/s3/generate-presigned-url`, {
        method: 'POST',
        headers: {
          authorization: alice.bearer,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 250_000,
        },
      });
      call.on('error', () => resolve());
      call.on('close', () => resolve());
      call.write(Buffer.concat([head, film, Buffer.alloc(100_000)]), () => call.destroy());
    });
    await expect.poll(unfinished).toEqual([]);
    expect(await objectNames()).toEqual(before);
  });

  describe('folders', () => {
    it.each([
      ['someone else’s', () => `${bob.id}/c1`, 404],
      ['a prefix of one’s own', () => `${alice.id.slice(0, -1)}/c1`, 404],
      ['one’s own as a prefix', () => `${alice.id}0/c1`, 404],
      ['upwards', () => `${alice.id}/../${bob.id}`, 400],
      ['upwards, encoded', () => `${alice.id}/%2e%2e`, 400],
      ['backslashes', () => `${alice.id}\\..\\x`, 400],
      ['a NUL', () => `${alice.id}/a\0b`, 400],
      ['three parts', () => `${alice.id}/a/b`, 400],
      ['nothing', () => '', 400],
      ['100 kB', () => `${alice.id}/${'a'.repeat(10_000)}`, 400],
    ])('%s', async (_name, folder, status) => {
      const before = await objectNames();
      const answer = await uploadToChat(studio.url, alice, png, { folder: folder() });
      expect(answer.status).toBe(status);
      expect((await list(alice, folder())).status).toBe(status);
      expect(await objectNames()).toEqual(before);
    });
  });

  it.each(['../../x.png', '..\\x.png', '%2e%2e%2fx', 'a\0b.png', 'x'.repeat(300), '', '.'])(
    'gives a file called %j a name of its own making',
    async (fileName) => {
      const answer = await uploadToChat(studio.url, alice, png, { fileName });
      expect(answer.status).toBe(200);
      const { fullPath } = (await answer.json()) as { fullPath: string };
      expect(fullPath).toMatch(/^[0-9a-f-]{36}\/c1\/[0-9a-f]{32}-[a-z0-9-]+\.png$/);
    },
  );

  it('asks for a file, and for a form', async () => {
    const address = `${studio.url}/api/v1/s3/generate-presigned-url`;
    const form = new FormData();
    form.append('folder', `${alice.id}/c1`);
    const headers = { authorization: alice.bearer };
    expect((await fetch(address, { method: 'POST', headers, body: form })).status).toBe(400);
    expect((await fetch(address, { method: 'POST', headers, body: 'x' })).status).toBe(400);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await fetch(address, { method: 'POST', headers: json, body: '{}' })).status).toBe(400);
  });

  it('is closed to who is not signed in', async () => {
    const address = `${studio.url}/api/v1/s3/generate-presigned-url`;
    const nobody = { ...alice, bearer: 'Bearer nothing' };
    expect((await sendForm(address, nobody, { bytes: png, fields: {} })).status).toBe(401);
  });

  it('lists page by page when asked to, after a file of the caller', async () => {
    const person = await signUpSomebody(studio.url);
    for (const fileName of ['a.png', 'b.png', 'c.png']) {
      await uploadToChat(studio.url, person, png, { fileName });
    }
    const page = async (more: string) => {
      const address = `${studio.url}/api/v1/s3/list-files?folder=${person.id}/c1${more}`;
      const answer = await getJson(address, person);
      return (await answer.json()) as { files: StoredFile[]; has_more?: boolean; status?: number };
    };
    const first = await page('&limit=2');
    expect(first).toMatchObject({ files: [{ name: 'c.png' }, { name: 'b.png' }], has_more: true });
    const rest = await page(`&limit=2&after=${first.files[1]?.fullPath}`);
    expect(rest).toMatchObject({ files: [{ name: 'a.png' }], has_more: false });
    expect((await page('')).files).toEqual([...first.files, ...rest.files]);
    expect(await page('&limit=2&after=nobody/c1/x.png')).toMatchObject({ status: 404 });
  });

  it('keeps the quota while many files arrive at once', async () => {
    const quota = 3 * png.length + 2000;
    const small = await startTestStudio({ environment: { UPLOAD_QUOTA_BYTES: String(quota) } });
    const person = await signUpSomebody(small.url);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await uploadToChat(small.url, person, png)).status),
    );
    const { files } = (await (
      await getJson(`${small.url}/api/v1/s3/list-files?folder=${person.id}/c1`, person)
    ).json()) as { files: { size: number }[] };
    const more = (await uploadToChat(small.url, person, png)).status;
    await small.remove();
    expect(new Set(statuses)).toEqual(new Set([200, 413]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(files.length);
    expect(files.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(quota);
    // Room that was taken by those that failed is free again.
    expect(more).toBe(files.length === 3 ? 413 : 200);
  });

  it('refuses uploads past the quota', async () => {
    const small = await startTestStudio({ environment: { UPLOAD_QUOTA_BYTES: '15000' } });
    const person = await signUpSomebody(small.url);
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await uploadToChat(small.url, person, png)).status);
    }
    await small.remove();
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(413);
  });
});
