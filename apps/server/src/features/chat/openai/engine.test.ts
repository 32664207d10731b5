import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { makePicture } from '../../files/testing.ts';
import { makeKey } from '../../keys/testing.ts';
import { difyClient } from '../testing/dify-client.ts';
import { makePainter } from '../testing/painter.ts';
import { engineTexts } from './texts.ts';

const publicUrl = 'https://studio.example.org';

type Chunk = {
  readonly choices: readonly {
    readonly delta: { readonly content?: string };
    readonly finish_reason: string | null;
  }[];
  readonly usage?: object;
};

describe('the studio as an engine of OpenAI’s protocol', () => {
  const pictureEngine = makePainter(['Sans bateau.']);
  let studio: TestStudio;
  let person: Person;
  let bearer: string;
  beforeAll(async () => {
    const environment = { PUBLIC_URL: publicUrl, RATE_LIMIT_FACTOR: '100' };
    studio = await startTestStudio({ environment, replacements: { pictureEngine } });
  });
  afterAll(() => studio.remove());
  beforeEach(async () => {
    person = await signUpSomebody(studio.url);
    ({ bearer } = await makeKey(studio.url, person, { name: 'Open WebUI' }));
    pictureEngine.orders.length = 0;
  });

  const post = (path: string, body: unknown) =>
    postJson(`${studio.url}/v1${path}`, body, { authorization: bearer });
  const errorOf = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as { error: { message: string; param: string | null } }).error,
  });
  const complete = (messages: readonly object[], more: object = {}) =>
    post('/chat/completions', { model: 'armoni', messages, ...more });
  const answerTo = async (messages: readonly object[]) => {
    const answer = await complete(messages);
    const body = (await answer.json()) as {
      choices: readonly { message: { content: string }; finish_reason: string }[];
    };
    return body.choices[0]?.message.content ?? '';
  };

  it('lists its assistant as a model', async () => {
    const answer = await fetch(`${studio.url}/v1/models`, { headers: { authorization: bearer } });
    expect(await answer.json()).toMatchObject({ object: 'list', data: [{ id: 'armoni' }] });
  });

  it('answers a list of messages, and draws what they ask for', async () => {
    const answer = await complete([
      { role: 'system', content: 'Tu es gentil.' },
      { role: 'user', content: 'un lac de montagne' },
    ]);
    expect(await answer.json()).toMatchObject({
      object: 'chat.completion',
      model: 'armoni',
      choices: [{ message: { role: 'assistant' }, finish_reason: 'stop' }],
      usage: { total_tokens: expect.any(Number) },
    });
    const text = await answerTo([{ role: 'user', content: 'un lac de montagne' }]);
    expect(text).toMatch(/!\[[^\]]+\]\(https:\/\/studio\.example\.org\/media\/\S+\.png\)/);
  });

  it('goes on from what was said before, which the caller keeps', async () => {
    const asked = { role: 'user', content: 'un lac de montagne' };
    const content = await answerTo([asked]);
    await answerTo([
      asked,
      { role: 'assistant', content },
      { role: 'user', content: 'en noir et blanc' },
    ]);
    expect(pictureEngine.orders.at(-1)?.reference?.subarray(1, 4)).toEqual(Buffer.from('PNG'));
  });

  it('streams, and ends as the protocol says', async () => {
    const messages = [{ role: 'user', content: 'un lac' }];
    const options = { stream: true, stream_options: { include_usage: true } };
    const stream = await (await complete(messages, options)).text();
    const events = stream.trim().split('\n\n');
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events.slice(0, -1).map((one) => JSON.parse(one.slice(6)) as Chunk);
    const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
    expect(text).toContain(`](${publicUrl}/media/`);
    expect(chunks.flatMap(({ choices }) => choices).at(-1)?.finish_reason).toBe('stop');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 0 } });
  });

  it('looks at a picture that comes as data, and refuses what is none', async () => {
    const png = (await makePicture('png')).toString('base64');
    const ask = (url: string) =>
      complete([
        {
          role: 'user',
          content: [
            { type: 'text', text: 'en noir et blanc' },
            { type: 'image_url', image_url: { url } },
          ],
        },
      ]);
    expect((await ask(`data:image/png;base64,${png}`)).status).toBe(200);
    expect(pictureEngine.orders[0]?.reference?.subarray(1, 4)).toEqual(Buffer.from('PNG'));
    expect(await errorOf(await ask('data:text/html,<b>'))).toMatchObject({
      status: 400,
      message: engineTexts.dataPicture,
      param: 'messages',
    });
    expect((await ask('data:image/png;base64,AAAA')).status).toBe(415);
  });

  it('refuses by name what it cannot do', async () => {
    const messages = [{ role: 'user', content: 'un lac' }];
    for (const [param, more] of [
      ['n', { n: 2 }],
      ['tools', { tools: [{ type: 'function' }] }],
      ['response_format.type', { response_format: { type: 'json_schema' } }],
      ['messages', { messages: [{ role: 'assistant', content: 'a' }] }],
      ['model', { model: 'armoni/inconnu' }],
    ] as const) {
      expect(await errorOf(await complete(messages, more))).toMatchObject({ param });
    }
    expect(pictureEngine.orders).toEqual([]);
  });

  it('makes pictures, by address or as bytes, of the size asked for', async () => {
    const answer = await post('/images/generations', { prompt: 'un phare', n: 2, size: '512x768' });
    const { data } = (await answer.json()) as { data: readonly Record<string, string>[] };
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ notes: ['Sans bateau.'] });
    expect(data[0]?.url).toMatch(new RegExp(`^${publicUrl}/media/`));
    expect(pictureEngine.orders).toMatchObject([{ width: 512, height: 768 }, { width: 512 }]);
    const wish = { prompt: 'un phare', response_format: 'b64_json' };
    const bytes = (await (await post('/images/generations', wish)).json()) as {
      data: readonly { b64_json: string }[];
    };
    expect(
      Buffer.from(bytes.data[0]?.b64_json ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    for (const size of ['64x64', '4096x4096', 'huge']) {
      const refused = await post('/images/generations', { prompt: 'un phare', size });
      expect(await errorOf(refused)).toMatchObject({ status: 400, param: 'size' });
    }
  });

  it('changes a picture, and refuses a mask rather than ignore it', async () => {
    const edit = async (fields: Readonly<Record<string, string | Blob>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const url = `${studio.url}/v1/images/edits`;
      return fetch(url, { method: 'POST', headers: { authorization: bearer }, body: form });
    };
    const image = new Blob([new Uint8Array(await makePicture('png'))], { type: 'image/png' });
    const answer = await edit({ prompt: 'en noir et blanc', image });
    expect(answer.status).toBe(200);
    expect(pictureEngine.orders[0]?.reference).toBeDefined();
    expect(await errorOf(await edit({ prompt: 'x', image, mask: image }))).toMatchObject({
      status: 400,
      message: engineTexts.noMask,
      param: 'mask',
    });
    expect(await errorOf(await edit({ image }))).toMatchObject({ status: 400, param: 'prompt' });
  });

  it('leaves its pictures where their person finds them: one conversation for each key', async () => {
    await post('/images/generations', { prompt: 'un phare' });
    await answerTo([{ role: 'user', content: 'un lac' }]);
    const own = difyClient(studio.url, person);
    const { data } = await own.conversations();
    expect(data.map(({ name }) => name)).toEqual([engineTexts.conversation('Open WebUI')]);
    const folder = `${person.id}/${data[0]?.id}`;
    const files = await own.call('GET', `/s3/list-files?folder=${folder}`);
    expect(((await files.json()) as { files: unknown[] }).files).toHaveLength(2);
    await own.call('DELETE', `/conversations/${data[0]?.id}?user=${person.id}`);
    expect((await post('/images/generations', { prompt: 'un phare' })).status).toBe(200);
    expect((await own.conversations()).data).toHaveLength(1);
  });
});
