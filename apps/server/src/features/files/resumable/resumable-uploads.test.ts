import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuttableLine } from '../../../faults/testing/cuttable-line.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import { startBucket } from '../../../platform/storage/testing.ts';
import {
  bearerOf,
  cookieOf,
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { getJson, makeMedia, makePicture, uploadClip } from '../testing.ts';
import { pieceBytes } from './pieces-of.ts';
import { sendByTus } from './testing.ts';

const databases = await testDatabases();
const version = { 'tus-resumable': '1.0.0' };
const pieceType = { 'content-type': 'application/offset+octet-stream' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A film with so much behind its end that it is sent in several pieces. */
async function makeLargeFilm(megabytes: number): Promise<Buffer> {
  return Buffer.concat([await makeMedia('mp4'), randomBytes(megabytes * 2 ** 20)]);
}

describe.each([
  ['disk', databases.find(({ name }) => name === 'sqlite')],
  ['S3', databases.find(({ name }) => name === 'postgres')],
] as const)('files that arrive piece by piece, on %s', (place, kind) => {
  if (!kind) return it.skip('without a database', () => {});
  let studio: TestStudioOnDatabase;
  let person: Person;
  let film: Buffer;
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const bucket = await startBucket();
    const s3 = place === 'S3' ? bucket.environment : {};
    studio = await startTestStudioOn(kind, {
      environment: { ...s3, UPLOAD_QUOTA_BYTES: '200000000' },
    });
    person = await signUpSomebody(studio.url);
    film = await makeLargeFilm(40);
    endings.push(
      () => studio.remove(),
      () => bucket.close(),
    );
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  const call = (path: string, init: RequestInit = {}, by = person) =>
    fetch(`${studio.url}/api/v1/uploads${path}`, {
      ...init,
      headers: { authorization: by.bearer, ...version, ...init.headers },
    });
  const begin = async (length: number, name = 'a.mp4', by = person) => {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const headers = { 'upload-length': `${length}`, 'upload-metadata': metadata };
    return call('', { method: 'POST', headers }, by);
  };
  const idOf = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? '';
  const send = (id: string, offset: number, bytes: Buffer, by = person) =>
    call(
      `/${id}`,
      {
        method: 'PATCH',
        headers: { ...pieceType, 'upload-offset': `${offset}` },
        body: new Uint8Array(bytes),
      },
      by,
    );
  const list = async () => {
    const answer = (await (await call('')).json()) as { uploads: { id: string; offset: number }[] };
    return answer.uploads;
  };
  const keyOf = async (id: string) => {
    const [row] = await studio.query(`select storage_key, sha256 from files where id = '${id}'`);
    return row;
  };

  it('are whole after every cut, and nothing is sent twice but a piece', async () => {
    const line = await cuttableLine(new URL(studio.url));
    const cuts = [3, 11, 17, 9];
    let uploadUrl = '';
    for (const megabytes of cuts) {
      line.cutAfter(megabytes * 2 ** 20);
      const sent = await sendByTus({
        ...{ url: line.url.replace(/\/$/, ''), person, bytes: film, uploadUrl: uploadUrl || null },
        onBegun: (url) => (uploadUrl = url),
      });
      expect(sent).toMatchObject({ ok: false, status: null });
    }
    const [open] = await list();
    expect(open?.offset).toBeGreaterThan(0);
    const url = line.url.replace(/\/$/, '');
    const sent = await sendByTus({ url, person, bytes: film, uploadUrl });
    if (!sent.ok) throw sent.error;
    line.close();
    const headersBytes = 100_000;
    const largestPiece = 2 * pieceBytes;
    expect(line.sentBytes()).toBeLessThan(film.length + cuts.length * largestPiece + headersBytes);
    const row = await keyOf(sent.id);
    expect(row?.sha256).toBe(sha256(film));
    const served = await fetch(`${studio.url}/media/${row?.storage_key}`);
    expect(sha256(Buffer.from(await served.arrayBuffer()))).toBe(sha256(film));
    expect(await list()).toEqual([]);
    const again = await call(`/${sent.id}`, { method: 'HEAD' });
    expect(again.headers.get('upload-offset')).toBe(`${film.length}`);
  });

  it('go on after a restart, which forgot their running hash', async () => {
    const id = idOf(await begin(film.length));
    const half = film.subarray(0, 16 * 2 ** 20);
    expect((await send(id, 0, half)).status).toBe(204);
    const resting = idOf(await begin(film.length));
    await send(resting, 0, half);
    await studio.query(`update uploads set updated_at = 0 where id = '${resting}'`);
    await studio.query('update schedules set due_at = 0');
    await studio.stop();
    studio = await studio.startAgain();
    person = { ...person, bearer: await signInAgain(studio.url, person) };
    const rest = await send(id, half.length, film.subarray(half.length));
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, `${film.length}`]);
    expect((await keyOf(id))?.sha256).toBe(sha256(film));
    // What nobody came back to for days went with the sweep of the start.
    await expect.poll(list).toEqual([]);
    const drafts = join(studio.dataFolder, 'storage', 'drafts');
    if (place === 'disk') await expect.poll(() => readdir(drafts)).toEqual([]);
  });

  it('are finished by whoever asks, when their last step was cut off', async () => {
    const id = idOf(await begin(film.length));
    await send(id, 0, film);
    const [kept] = await studio.query(`select * from files where id = '${id}'`);
    // As a kill leaves it that strikes behind the last byte: the row counts all, and is no file yet.
    const pieces = JSON.stringify([{ sizeBytes: film.length, tag: '' }]);
    const { owner_id, storage_key, created_at } = kept ?? {};
    await studio.query(`insert into uploads (id, owner_id, name, size_bytes, fingerprint,
      received_bytes, mime_type, storage_key, draft_ref, pieces, created_at, updated_at)
      values ('${id}', '${owner_id}', 'a.mp4', ${film.length}, '', ${film.length}, 'video/mp4',
      '${storage_key}', '00000000-0000-4000-8000-000000000000', '${pieces}', ${created_at},
      ${created_at})`);
    await studio.query(`delete from files where id = '${id}'`);
    const asked = await call(`/${id}`, { method: 'HEAD' });
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, `${film.length}`]);
    expect(await keyOf(id)).toEqual({ storage_key, sha256: sha256(film) });
    expect(await list()).toEqual([]);
  });

  it('belong to their owner', async () => {
    const stranger = await signUpSomebody(studio.url);
    const id = idOf(await begin(film.length));
    const piece = film.subarray(0, 6 * 2 ** 20);
    for (const answer of [
      await call(`/${id}`, { method: 'HEAD' }, stranger),
      await call(`/${id}`, {}, stranger),
      await send(id, 0, piece, stranger),
      await call(`/${id}`, { method: 'DELETE' }, stranger),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await list()).map((one) => one.id)).toContain(id);
    expect((await call(`/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('are refused as in one form: by size, quota and content', async () => {
    expect((await begin(2_684_354_561)).status).toBe(413);
    expect(await (await begin(200_000_000)).json()).toMatchObject({ code: 'quota_exceeded' });
    expect((await begin(0)).status).toBe(415);
    const page = Buffer.concat([Buffer.from('<!doctype html><html>'), Buffer.alloc(2 ** 20)]);
    const id = idOf(await begin(page.length));
    const refused = await send(id, 0, page);
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ code: 'unsupported_media_type' });
    expect((await call(`/${id}`)).status).toBe(404);
    const picture = await makePicture('png');
    const large = idOf(await begin(65 * 2 ** 20));
    const start = Buffer.concat([picture, Buffer.alloc(8 * 2 ** 20)]);
    expect((await send(large, 0, start)).status).toBe(413);
    expect(await list()).toEqual([]);
  });

  it('keep the room that they will need', async () => {
    const other = await signUpSomebody(studio.url);
    const id = idOf(await begin(199_999_000, 'grand.mp4', other));
    expect(await (await begin(5000, 'b.mp4', other)).json()).toMatchObject({
      code: 'quota_exceeded',
    });
    const small = await uploadClip(studio.url, other, await makeMedia('mp4'));
    expect(await small.json()).toMatchObject({ code: 'quota_exceeded' });
    await call(`/${id}`, { method: 'DELETE' }, other);
    expect((await uploadClip(studio.url, other, await makeMedia('mp4'))).status).toBe(201);
  });

  it('are looked at as pictures when they are small ones', async () => {
    const picture = await makePicture('png');
    const id = idOf(await begin(picture.length, 'photo.png'));
    expect((await send(id, 0, picture)).status).toBe(204);
    const [row] = await studio.query(`select thumbnail_key from files where id = '${id}'`);
    expect(row?.thumbnail_key).toEqual(expect.stringContaining('apercu'));
    const broken = picture.subarray(0, picture.length - 200);
    const damaged = idOf(await begin(broken.length, 'photo.png'));
    expect((await send(damaged, 0, broken)).status).toBe(422);
  });

  it('speak the protocol: version, offset, lengths', async () => {
    const options = await fetch(`${studio.url}/api/v1/uploads`, { method: 'OPTIONS' });
    expect(options.headers.get('tus-extension')).toBe('creation,termination,expiration');
    const id = idOf(await begin(film.length));
    const piece = film.subarray(0, 6 * 2 ** 20);
    const old = { 'tus-resumable': '0.2.2', ...pieceType, 'upload-offset': '0' };
    expect((await call(`/${id}`, { method: 'PATCH', headers: old, body: 'x' })).status).toBe(412);
    expect((await send(id, 5, piece)).status).toBe(409);
    expect((await send(id, 0, Buffer.concat([film, piece]))).status).toBe(413);
    const plain = { 'content-type': 'text/plain', 'upload-offset': '0' };
    expect((await call(`/${id}`, { method: 'PATCH', headers: plain, body: 'x' })).status).toBe(415);
    const taken = await send(id, 0, piece);
    expect(taken.headers.get('upload-offset')).toBe(`${piece.length}`);
    expect(Date.parse(taken.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    await call(`/${id}`, { method: 'DELETE' });
  });

  it('leave nothing of a person who is erased', async () => {
    const other = await signUpSomebody(studio.url);
    const id = idOf(await begin(film.length, 'a.mp4', other));
    await send(id, 0, film.subarray(0, 8 * 2 ** 20), other);
    const exported = await (await getJson(`${studio.url}/api/v1/me/export`, other)).text();
    expect(exported).toContain(id);
    await eraseSomebody(studio.url, other);
    const rows = () => studio.query(`select id from uploads where owner_id = '${other.id}'`);
    await expect.poll(rows).toEqual([]);
    const drafts = join(studio.dataFolder, 'storage', 'drafts');
    if (place === 'disk') expect(await readdir(drafts)).toEqual([]);
  });
});

async function signInAgain(url: string, { email, password }: Person): Promise<string> {
  const answer = await postJson(`${url}/api/auth/sign-in/email`, { email, password });
  return bearerOf(url, cookieOf(answer));
}
