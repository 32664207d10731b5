import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoredFile } from '@armoni/contract/files';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makePicture, uploadToChat } from '../../files/testing.ts';
import type { PictureEngine, PictureOrder } from '../../pictures/ports.ts';
import { pictureTexts } from '../../pictures/texts.ts';
import { difyClient, readerOf, type StreamedEvent } from '../testing/dify-client.ts';

/** Draws the same noise each time; `lentement` draws until it is stopped. */
function slowPainter(): PictureEngine & { orders: PictureOrder[]; ended: number } {
  const painter = {
    name: 'peintre',
    orders: [] as PictureOrder[],
    ended: 0,
    async make(order: PictureOrder, signal: AbortSignal) {
      painter.orders.push(order);
      if (order.prompt.includes('lentement')) {
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        painter.ended += 1;
        throw signal.reason;
      }
      const bytes = await makePicture('png');
      return { ok: true as const, bytes, altText: 'Un lac', notes: ['Sans bateau.'] };
    },
  };
  return painter;
}

const pictureIn = (events: readonly StreamedEvent[]) =>
  /!\[[^\]]*\]\(([^)]+)\)/.exec(events.map(({ answer }) => answer ?? '').join(''))?.[1] ?? '';

describe('pictures in a conversation', () => {
  const painter = slowPainter();
  let server: TestStudio;
  let person: Person;
  let client: ReturnType<typeof difyClient>;
  beforeAll(async () => {
    server = await startTestStudio({
      replacements: { pictureEngine: painter },
      environment: { RATE_LIMIT_FACTOR: '100', UPLOAD_QUOTA_BYTES: '200000' },
    });
  });
  beforeEach(async () => {
    person = await signUpSomebody(server.url);
    client = difyClient(server.url, person);
    painter.orders.length = 0;
  });
  afterAll(() => server.remove());

  const filesOf = async (conversation: string) => {
    const answer = await client.call('GET', `/s3/list-files?folder=${person.id}/${conversation}`);
    return ((await answer.json()) as { files: StoredFile[] }).files;
  };
  const withImage = (url: string) => ({
    inputs: { image: { type: 'image', transfer_method: 'remote_url', url }, image_url: url },
  });

  it('are drawn, shown in Markdown and listed at once', async () => {
    const events = await client.ask('un lac de montagne, format portrait');
    const text = events.map(({ answer }) => answer ?? '').join('');
    expect(text).toMatch(
      /^Voici votre image\.\n\n!\[Un lac\]\(\/media\/\S+\.png\)\n\n> Sans bateau\.$/,
    );
    const conversation = events[0]?.conversation_id ?? '';
    const files = await filesOf(conversation);
    expect(files).toMatchObject([{ name: 'un lac de montagne.png' }]);
    expect(pictureIn(events)).toBe(`/media/${files[0]?.fullPath}`);
    expect(files[0]?.fullPath).toMatch(new RegExp(`^${person.id}/${conversation}/`));
    const media = await fetch(server.url + pictureIn(events));
    expect([media.status, media.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(painter.orders).toMatchObject([{ width: 832, height: 1216, reference: null }]);
  });

  it('are changed when one is chosen, or made before, in whatever form its address comes', async () => {
    const uploaded = await uploadToChat(server.url, person, await makePicture('jpeg'));
    const { url } = (await uploaded.json()) as { url: string };
    for (const address of [url, `http://127.0.0.1:1${url}`, server.url + url]) {
      const events = await client.ask('en noir et blanc', withImage(address));
      expect(events.at(-1)?.event).toBe('message_end');
      expect(painter.orders.at(-1)?.reference?.byteLength).toBeGreaterThan(1000);
      const conversation_id = events[0]?.conversation_id;
      await client.ask('refais-la en plus chaud', { conversation_id });
      expect(painter.orders.at(-1)?.reference?.subarray(1, 4)).toEqual(Buffer.from('PNG'));
    }
  });

  it('of somebody else are out of reach, and nothing is drawn from them', async () => {
    const owner = await signUpSomebody(server.url);
    const uploaded = await uploadToChat(server.url, owner, await makePicture('png'));
    const { url } = (await uploaded.json()) as { url: string };
    const events = await client.ask('en noir et blanc', withImage(url));
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      message: pictureTexts.reference['not-found'],
    });
    expect(painter.orders).toEqual([]);
  });

  it('are fetched from no private address', async () => {
    const inside = createServer((_, response) => response.end('secret'));
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]']) {
      const events = await client.ask(
        'en noir et blanc',
        withImage(`http://${host}:${port}/a.png`),
      );
      expect(events.at(-1)).toMatchObject({
        event: 'error',
        message: pictureTexts.reference.unreachable,
      });
    }
    expect(painter.orders).toEqual([]);
    inside.close();
  });

  it('count against the quota, and say so in French', async () => {
    const full = { fileName: 'grande.png', folder: `${person.id}/c1` };
    const picture = await makePicture('png');
    while ((await uploadToChat(server.url, person, picture, full)).status === 200);
    const events = await client.ask('un lac');
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      message: expect.stringMatching(/^Votre espace est plein/),
    });
  });

  it('really end when they are stopped, and leave no file', async () => {
    const ended = painter.ended;
    const reading = readerOf(await client.send('dessine lentement un lac'));
    const { task_id: task, conversation_id: conversation } = await reading.until(() => true);
    await expect.poll(() => painter.orders.length).toBe(1);
    await client.call('POST', `/chat-messages/${task}/stop`, { user: person.id });
    expect((await reading.rest()).at(-1)?.event).toBe('message_end');
    expect(painter.ended).toBe(ended + 1);
    expect(await filesOf(conversation)).toEqual([]);
  });

  it('wait for their turn, and whoever stops waiting is not drawn', async () => {
    const stop = (asker: typeof client, user: Person, { task_id }: StreamedEvent) =>
      asker.call('POST', `/chat-messages/${task_id}/stop`, { user: user.id });
    const first = readerOf(await client.send('dessine lentement une ville'));
    await expect.poll(() => painter.orders.length).toBe(1);
    const second = client.ask('un lac');
    const impatient = await signUpSomebody(server.url);
    const third = difyClient(server.url, impatient);
    const waiting = readerOf(await third.send('dessine lentement un désert'));
    await stop(third, impatient, await waiting.until(() => true));
    await waiting.rest();
    await stop(client, person, await first.until(() => true));
    await first.rest();
    expect(pictureIn(await second)).toMatch(/^\/media\//);
    expect(painter.orders.map(({ prompt }) => prompt)).toEqual(['lentement une ville', 'un lac']);
  });

  it('go with their conversation, and so do their small copies', async () => {
    const events = await client.ask('un lac');
    const conversation = events[0]?.conversation_id ?? '';
    const address = server.url + pictureIn(events);
    const [file] = await filesOf(conversation);
    const small = `${server.url}/media/${file?.thumbnail}`;
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(small)).status).toBe(200);
    await client.call('DELETE', `/conversations/${conversation}?user=${person.id}`);
    expect(await filesOf(conversation)).toEqual([]);
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(small)).status).toBe(404);
  });
});
