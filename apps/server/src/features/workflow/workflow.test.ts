import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../testing.ts';
import { makeMedia, makePicture, sendForm, uploadClip } from '../files/testing.ts';

const assetOf = (id: string, type = 'video') => ({
  transfer_method: 'local_file',
  upload_file_id: id,
  type,
});
const runAt = (url: string, person: Person, assets: object[], user = person.id) =>
  postJson(
    `${url}/workflow/v1/workflows/run`,
    { inputs: { assets }, response_mode: 'blocking', user },
    { authorization: person.bearer },
  );

describe('the workflow service', () => {
  let studio: TestStudio;
  let alice: Person;
  let bob: Person;
  let film: Buffer;
  const upload = async (person: Person, bytes = film) =>
    (await (await uploadClip(studio.url, person, bytes)).json()) as { id: string };

  beforeAll(async () => {
    studio = await startTestStudio();
    alice = await signUpSomebody(studio.url);
    bob = await signUpSomebody(studio.url);
    film = await makeMedia('mp4');
  });
  afterAll(() => studio.remove());

  it('keeps a clip and says what it is', async () => {
    const answer = await uploadClip(studio.url, alice, film, 'Plage.mp4');
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      name: 'Plage.mp4',
      size: film.length,
      extension: 'mp4',
      mime_type: 'video/mp4',
      created_by: alice.id,
      created_at: expect.any(Number),
    });
  });

  it.each(['mov', 'mkv', 'webm', 'mp3', 'wav', 'm4a', 'flac', 'aac'])('takes %s', async (kind) => {
    expect((await uploadClip(studio.url, alice, await makeMedia(kind))).status).toBe(201);
  });

  it('gives the stored addresses, in the order asked for', async () => {
    const [video, image] = [await upload(alice), await upload(alice, await makePicture('png'))];
    const answer = await runAt(studio.url, alice, [assetOf(image.id, 'image'), assetOf(video.id)]);
    const { data } = (await answer.json()) as {
      data: { status: string; outputs: { result: string[]; url: string } };
    };
    expect(data.status).toBe('succeeded');
    expect(data.outputs.url).toBe(data.outputs.result[0]);
    const types = await Promise.all(
      data.outputs.result.map(async (url) => {
        return (await fetch(studio.url + url)).headers.get('content-type');
      }),
    );
    expect(types).toEqual(['image/png', 'video/mp4']);
  });

  it('says in French when a file is not what it was called', async () => {
    const { id } = await upload(alice);
    const answer = await runAt(studio.url, alice, [assetOf(id, 'audio')]);
    expect(await answer.json()).toMatchObject({
      data: { status: 'failed', error: 'Le fichier « clip.mp4 » n’est pas du type annoncé.' },
    });
  });

  it('knows nothing of other people’s files, not even beside one’s own', async () => {
    const [own, foreign] = [await upload(bob), await upload(alice)];
    const assets = [assetOf(own.id), assetOf(foreign.id)];
    expect((await runAt(studio.url, bob, assets)).status).toBe(404);
    expect((await runAt(studio.url, bob, [assetOf('unknown')])).status).toBe(404);
  });

  it('lets nobody speak for someone else', async () => {
    const { id } = await upload(alice);
    expect((await runAt(studio.url, alice, [assetOf(id)], bob.id)).status).toBe(404);
    const form = { bytes: film, fields: { user: bob.id } };
    const answer = await sendForm(`${studio.url}/workflow/v1/files/upload`, alice, form);
    expect(answer.status).toBe(404);
  });

  it('compares the user without regard to case', async () => {
    const { id } = await upload(alice);
    const answer = await runAt(studio.url, alice, [assetOf(id)], alice.id.toUpperCase());
    expect(answer.status).toBe(200);
  });
});

describe('with another workflow service behind it', () => {
  let external: Server;
  let studio: TestStudio;
  let alice: Person;
  let isDown = false;
  const heard: { path: string; key: string | undefined; body: Buffer }[] = [];

  const answer = (path: string) =>
    path === '/v1/files/upload'
      ? { id: 'external-1' }
      : {
          task_id: 't',
          workflow_run_id: 'r',
          data: {
            id: 'r',
            workflow_id: 'w',
            status: 'succeeded',
            outputs: { s3_url: 'https://bucket.example.org/film.mp4' },
          },
        };
  const hear = async (request: IncomingMessage) => {
    const path = request.url ?? '';
    heard.push({ path, key: request.headers.authorization, body: await buffer(request) });
    return answer(path);
  };

  beforeAll(async () => {
    external = createServer(async (request, response) => {
      const body = JSON.stringify(await hear(request));
      response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => external.listen(0, '127.0.0.1', resolve));
    const { port } = external.address() as AddressInfo;
    studio = await startTestStudio({
      environment: {
        WORKFLOW_BASE_URL: `http://127.0.0.1:${port}/v1`,
        WORKFLOW_APP_KEY: 'app-secret',
      },
    });
    alice = await signUpSomebody(studio.url);
  });
  afterAll(async () => {
    external.close();
    await studio.remove();
  });

  it('forwards files and runs with the app key and its own ids', async () => {
    const film = await makeMedia('mp4');
    const uploaded = await uploadClip(studio.url, alice, film);
    const { id } = (await uploaded.json()) as { id: string };
    expect(id).not.toBe('external-1');
    const run = await runAt(studio.url, alice, [assetOf(id)]);
    expect(await run.json()).toMatchObject({
      data: { outputs: { s3_url: 'https://bucket.example.org/film.mp4' } },
    });
    const [upload, asked] = heard;
    expect(heard.map(({ key }) => key)).toEqual(['Bearer app-secret', 'Bearer app-secret']);
    expect(upload?.body.includes(film)).toBe(true);
    expect(JSON.parse(String(asked?.body))).toEqual({
      inputs: { assets: [assetOf('external-1')] },
      response_mode: 'blocking',
      user: alice.id,
    });
  });

  it('keeps nothing of a file that the other service did not take', async () => {
    isDown = true;
    const answer = await uploadClip(studio.url, alice, await makeMedia('webm'));
    isDown = false;
    expect(answer.status).toBe(503);
    const list = await fetch(`${studio.url}/api/v1/s3/list-files?folder=${alice.id}/clips`, {
      headers: { authorization: alice.bearer },
    });
    const { files } = (await list.json()) as { files: { fullPath: string }[] };
    expect(files.some(({ fullPath }) => fullPath.endsWith('.webm'))).toBe(false);
  });
});
