import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../../platform/database/testing.ts';
import { httpTexts } from '../../../platform/http/texts.ts';
import {
  type Person,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { makePicture } from '../../files/testing.ts';
import { makeKey } from '../../keys/testing.ts';
import { difyClient } from '../testing/dify-client.ts';
import { makePainter } from '../testing/painter.ts';
import { chatTexts } from '../texts.ts';

const publicUrl = 'https://studio.example.org';

for (const kind of await sampleOfDatabases()) {
  describe(`clients of Dify’s service API on ${kind.name}`, () => {
    const pictureEngine = makePainter();
    let studio: TestStudioOnDatabase;
    let person: Person;
    let client: ReturnType<typeof difyClient>;
    let bearer: string;
    const hearing = createServer(async (request, response) => {
      const body = await buffer(request);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ text: `${body.includes('sound-model')} un lac` }));
    });

    beforeAll(async () => {
      await new Promise<void>((resolve) => hearing.listen(0, '127.0.0.1', resolve));
      const { port } = hearing.address() as AddressInfo;
      studio = await startTestStudioOn(kind, {
        environment: {
          PUBLIC_URL: publicUrl,
          TRANSCRIPTION_BASE_URL: `http://127.0.0.1:${port}/v1`,
          TRANSCRIPTION_MODEL: 'sound-model',
        },
        replacements: { pictureEngine },
      });
    });
    afterAll(async () => {
      await studio.remove();
      hearing.close();
    });
    beforeEach(async () => {
      person = await signUpSomebody(studio.url);
      ({ bearer } = await makeKey(studio.url, person));
      client = difyClient(studio.url, { ...person, bearer, id: 'abc-123' });
      pictureEngine.orders.length = 0;
    });

    const json = async (path: string) => {
      const answer = await client.call('GET', path);
      return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
    };
    const upload = async (bytes: Buffer, name: string) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), name);
      form.set('user', 'abc-123');
      const headers = { authorization: bearer };
      const url = `${studio.url}/api/v1/files/upload`;
      const answer = await fetch(url, { method: 'POST', headers, body: form });
      return { status: answer.status, file: (await answer.json()) as Record<string, string> };
    };

    it('speak for users of their own, each with conversations of their own', async () => {
      const [first] = await client.ask('un lac');
      const other = difyClient(studio.url, { ...person, bearer, id: 'somebody-else' });
      await other.ask('un phare');
      expect((await client.conversations()).data).toHaveLength(1);
      expect((await other.conversations()).data.map(({ name }) => name)).toEqual(['Un phare']);
      const conversation_id = first?.conversation_id ?? '';
      for (const [method, path, body] of [
        ['GET', `/messages?user=somebody-else&conversation_id=${conversation_id}`],
        ['GET', `/conversations/${conversation_id}/variables?user=somebody-else`],
        ['DELETE', `/conversations/${conversation_id}`, { user: 'somebody-else' }],
        ['POST', `/conversations/${conversation_id}/name`, { user: 'somebody-else', name: 'x' }],
        ['POST', `/messages/${first?.message_id}/feedbacks`, { user: 'somebody-else' }],
        ['POST', '/chat-messages', { user: 'somebody-else', query: 'ah', conversation_id }],
        ['POST', `/chat-messages/${first?.task_id}/stop`, { user: 'somebody-else' }],
      ] as const) {
        const answer = await client.call(method, path, body);
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
      const all = await difyClient(studio.url, { ...person, bearer }).conversations();
      expect(all.data).toHaveLength(2);
    });

    it('of a session are the person alone, and are told so', async () => {
      const own = difyClient(studio.url, { ...person, id: 'abc-123' });
      const answer = await own.send('bonjour');
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { code: 'not_found', message: httpTexts.notTheCaller, status: 404 },
      ]);
    });

    it('upload a picture, send it with a message, and are told of the one that was made', async () => {
      const { status, file } = await upload(await makePicture('png'), 'lac.png');
      expect([status, file]).toMatchObject([201, { name: 'lac.png', mime_type: 'image/png' }]);
      expect(file.source_url).toMatch(new RegExp(`^${publicUrl}/media/`));
      const preview = await client.call('GET', `/files/${file.id}/preview`);
      expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png']);

      const attached = { type: 'image', transfer_method: 'local_file', upload_file_id: file.id };
      const events = await client.ask('en noir et blanc', { files: [attached] });
      expect(pictureEngine.orders[0]?.reference?.subarray(1, 4)).toEqual(Buffer.from('PNG'));
      const made = events.find(({ event }) => event === 'message_file');
      expect(made).toMatchObject({ type: 'image', belongs_to: 'assistant' });
      expect(made?.url).toMatch(new RegExp(`^${publicUrl}/media/`));
      const text = events.map(({ answer }) => answer ?? '').join('');
      expect(text).toContain(`](${made?.url as string})`);
      const [listed] = (await client.messages(events[0]?.conversation_id ?? '')).data;
      expect(listed).toMatchObject({
        answer: text,
        message_files: [
          { type: 'image', belongs_to: 'user' },
          { id: made?.id, belongs_to: 'assistant', url: made?.url },
        ],
      });
    });

    it('hear when a file of theirs would not be looked at', async () => {
      const errorOf = async (files: unknown[]) => {
        const answer = await client.send('en noir et blanc', { files });
        return [answer.status, ((await answer.json()) as { message: string }).message];
      };
      const file = { type: 'image', transfer_method: 'local_file', upload_file_id: 'absent' };
      expect(await errorOf([file])).toEqual([400, chatTexts.noSuchFile]);
      expect(await errorOf([file, file])).toEqual([400, chatTexts.oneFile]);
      expect(await errorOf([{ ...file, type: 'document' }])).toEqual([400, chatTexts.onlyPictures]);
      const stranger = await signUpSomebody(studio.url);
      const { file: mine } = await upload(await makePicture('png'), 'a.png');
      const theirs = difyClient(studio.url, stranger);
      const stolen = { ...file, upload_file_id: mine.id };
      expect((await theirs.send('en noir et blanc', { files: [stolen] })).status).toBe(400);
    });

    it('say what they think of an answer, and read it again', async () => {
      const [first] = await client.ask('bonjour');
      const { conversation_id = '', message_id } = first ?? {};
      const rate = (body: object) =>
        client.call('POST', `/messages/${message_id}/feedbacks`, { user: 'abc-123', ...body });
      expect((await rate({ rating: 'like', content: 'Parfait' })).status).toBe(200);
      expect((await client.messages(conversation_id)).data).toMatchObject([
        { feedback: { rating: 'like' } },
      ]);
      expect(await json('/app/feedbacks')).toMatchObject({
        data: [{ message_id, conversation_id, rating: 'like', content: 'Parfait' }],
      });
      expect(await json('/app/feedbacks?page=2')).toMatchObject({ data: [] });
      await rate({ rating: null });
      expect((await client.messages(conversation_id)).data).toMatchObject([{ feedback: null }]);
      expect(await json('/app/feedbacks')).toMatchObject({ data: [] });
    });

    it('are offered what fits the last answer', async () => {
      const suggested = async (query: string) => {
        const [first] = await client.ask(query);
        return json(`/messages/${first?.message_id}/suggested?user=abc-123`);
      };
      expect(await suggested('un lac')).toMatchObject({
        result: 'success',
        data: expect.arrayContaining(['la même, de nuit']),
      });
      expect(await suggested('draw a lake')).toMatchObject({
        data: expect.arrayContaining(['the same but at night']),
      });
      expect(await suggested('bonjour')).toMatchObject({
        data: expect.arrayContaining(['un chat sur un canapé']),
      });
    });

    it('learn what there is before they begin', async () => {
      expect(await json('/parameters')).toMatchObject({
        status: 200,
        suggested_questions_after_answer: { enabled: true },
        speech_to_text: { enabled: true },
        text_to_speech: { enabled: false },
        file_upload: { image: { enabled: true, number_limits: 1 } },
      });
      expect(await json('/meta')).toEqual({ status: 200, tool_icons: {} });
      expect(await json('/info')).toMatchObject({ status: 200, name: 'Armoni', mode: 'chat' });
      expect(await json('/site')).toMatchObject({ status: 200, title: 'Armoni' });
    });

    it('sort conversations as they ask', async () => {
      const [first] = await client.ask('un');
      await client.ask('deux');
      await client.ask('trois', { conversation_id: first?.conversation_id });
      const names = async (order: string, more = '') =>
        (await client.conversations(`&sort_by=${order}${more}`)).data.map(({ name }) => name);
      expect(await names('created_at')).toEqual(['Un', 'Deux']);
      expect(await names('-created_at')).toEqual(['Deux', 'Un']);
      expect(await names('-updated_at')).toEqual(['Un', 'Deux']);
      expect(await names('created_at', `&last_id=${first?.conversation_id}`)).toEqual(['Deux']);
    });

    it('speak where a service hears, and are told that nobody speaks', async () => {
      const form = new FormData();
      form.set('file', new Blob(['sound']), 'question.m4a');
      form.set('user', 'abc-123');
      const answer = await fetch(`${studio.url}/api/v1/audio-to-text`, {
        method: 'POST',
        headers: { authorization: bearer },
        body: form,
      });
      expect([answer.status, await answer.json()]).toEqual([200, { text: 'true un lac' }]);
      const spoken = await client.call('POST', '/text-to-audio', { text: 'a', user: 'abc-123' });
      expect([spoken.status, await spoken.json()]).toMatchObject([
        400,
        { code: 'provider_not_initialize' },
      ]);
    });
  });
}
