import { readStorage, type Storage } from '@armoni/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../testing.ts';
import { fakeEngine } from '../films/testing.ts';
import { getJson, makeMedia, makePicture, uploadClip, uploadToChat } from './testing.ts';

describe('the space of a person', () => {
  let studio: TestStudio;
  let alice: Person;
  let clip: Buffer;
  let picture: Buffer;
  let quotaBytes: number;

  beforeAll(async () => {
    clip = await makeMedia('mp4');
    picture = await makePicture('png');
    // Both fit, but not with a film of nine bytes between them.
    quotaBytes = clip.length + picture.length + 5;
    studio = await startTestStudio({
      environment: { UPLOAD_QUOTA_BYTES: String(quotaBytes) },
      replacements: { runEdit: fakeEngine().runEdit },
    });
    alice = await signUpSomebody(studio.url);
  });
  afterAll(() => studio.remove());

  const spaceOf = async (person: Person) =>
    (await (await getJson(studio.url + readStorage.path, person)).json()) as Storage;

  it('is told to its owner, with what it holds and how much it may', async () => {
    const bob = await signUpSomebody(studio.url);
    await uploadToChat(studio.url, bob, picture);
    const space = await spaceOf(bob);
    expect(space).toMatchObject({
      quota_bytes: quotaBytes,
      used_bytes: picture.length,
      kinds: [{ kind: 'pictures', count: 1, size_bytes: picture.length }],
    });
    const preview = await fetch(studio.url + space.kinds[0]?.preview_urls[0]);
    expect(preview.headers.get('content-type')).toBe('image/webp');
    expect((await spaceOf(alice)).used_bytes).toBe(0);
  });

  it('is filled by films, too, until nothing more goes in', async () => {
    const uploaded = await uploadClip(studio.url, alice, clip);
    const { id } = (await uploaded.json()) as { id: string };
    const headers = { authorization: alice.bearer };
    await postJson(`${studio.url}/api/v1/video/process`, { file_ids: [id] }, headers);
    const kinds = async () => (await spaceOf(alice)).kinds.map(({ kind }) => kind);
    await expect.poll(kinds).toEqual(['clips', 'films']);
    const answer = await uploadToChat(studio.url, alice, picture);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'quota_exceeded' });
  });
});
