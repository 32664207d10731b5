import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { VideoJob } from '@armoni/contract/montage';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assistant } from './features/chat/ports.ts';
import { getJson, makeMedia, uploadClip } from './features/files/testing.ts';
import { fakeEngine } from './features/films/testing.ts';
import { testDatabases } from './platform/database/testing.ts';
import {
  bearerOf,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from './testing.ts';

const postgres = (await testDatabases()).find((kind) => kind.name === 'postgres');

describe.skipIf(!postgres)('two API processes and a worker on PostgreSQL and S3', () => {
  let first: TestStudio;
  let second: TestStudio;
  let worker: TestStudio;
  let person: Person;
  let start: (role: 'api' | 'worker') => Promise<TestStudio>;
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const database = await postgres!.open({ migrate: false });
    const directory = await mkdtemp(join(tmpdir(), 'armoni-bucket-'));
    const bucket = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'studio', configs: [] }],
    });
    const { port } = await bucket.run();
    start = (role) =>
      startTestStudio({
        environment: {
          RATE_LIMIT_FACTOR: '100',
          ARMONI_ROLE: role,
          DATABASE_URL: database.url,
          PUBLIC_URL: 'http://studio.example',
          IDENTITY_SECRET: 'the same random words on every machine',
          S3_ENDPOINT: `http://127.0.0.1:${port}`,
          S3_BUCKET: 'studio',
          S3_ACCESS_KEY_ID: 'S3RVER',
          S3_SECRET_ACCESS_KEY: 'S3RVER',
        },
        replacements: { runEdit: fakeEngine().runEdit, assistant: slowAssistant },
      });
    // All at once, as an orchestrator starts them: they migrate one after the other.
    [first, second, worker] = await Promise.all([start('api'), start('api'), start('worker')]);
    person = await signUpSomebody(first.url);
    endings.push(
      () => Promise.all([first.remove(), second.remove(), worker.remove()]),
      () => bucket.close(),
      () => rm(directory, { recursive: true }),
      () => database.close(),
    );
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  it('know the same sessions and tokens', async () => {
    expect(await bearerOf(second.url, person.cookie)).toMatch(/^Bearer .{100}/);
    expect((await getJson(`${second.url}/api/v1/gallery/videos/`, person)).status).toBe(200);
  });

  it('leave calls of people to the processes that serve them', async () => {
    for (const path of ['/livez', '/readyz', '/metrics', '/api/v1/health']) {
      expect((await fetch(worker.url + path)).status, path).toBe(200);
    }
    for (const path of [
      '/api/v1/config',
      '/api/v1/me',
      '/api/auth/get-session',
      '/api/docs',
      '/',
    ]) {
      expect((await fetch(worker.url + path)).status, path).toBe(404);
    }
  });

  it('make one film together, that both show', async () => {
    const upload = await uploadClip(second.url, person, await makeMedia('mp4'));
    const { id: fileId } = (await upload.json()) as { id: string };
    const asked = await postJson(
      `${first.url}/api/v1/video/process`,
      { file_ids: [fileId], instructions: 'un film' },
      { authorization: person.bearer },
    );
    const { job_id: id } = (await asked.json()) as { job_id: string };
    const jobAt = async ({ url }: TestStudio) => {
      const answer = await getJson(`${url}/api/v1/video/jobs/${id}/status`, person);
      return (await answer.json()) as VideoJob;
    };
    await expect.poll(async () => (await jobAt(second)).status).toBe('completed');
    const { video_url: address } = await jobAt(first);
    for (const { url } of [first, second]) {
      const gallery = await getJson(`${url}/api/v1/gallery/videos/`, person);
      expect(await gallery.json()).toMatchObject({ videos: [{ id, video_url: address }] });
      expect(await (await fetch(url + address)).text()).toBe('film of 1');
    }
  });

  it('let a reply be read and stopped where it is not written', async () => {
    const key = 'read-elsewhere';
    const events = readReply(first.url, person, key);
    const { value } = await events.next();
    const elsewhere = readReply(second.url, person, key);
    const words: string[] = [];
    for await (const event of elsewhere) {
      if (event.event === 'message') words.push(event.answer);
      if (words.join('').length > 5) break;
    }
    expect(wholeAnswer.startsWith(words.join(''))).toBe(true);
    const path = `/api/v1/chat-messages/${value?.task_id}/stop`;
    await postJson(second.url + path, { user: person.id }, { authorization: person.bearer });
    const rest = await allOf(events);
    expect(rest.at(-1)).toMatchObject({ event: 'message_end' });
    expect(rest.length).toBeLessThan(wholeAnswer.length);
  });

  it('restart one after the other, and nobody who reads a reply sees an error', async () => {
    let [before, after] = await Promise.all([start('api'), start('api')]);
    const urls = [before.url, after.url];
    const readers = Array.from({ length: readersAtOnce }, async (_, index) => {
      let moves = 0;
      for (;;) {
        const url = urls[(index + moves) % 2] ?? '';
        const events = await allOf(readReply(url, person, `restart-${index}`));
        const last = events.at(-1);
        if (last?.event !== 'message_continues') return { moves, last, text: textOf(events) };
        moves += 1;
      }
    });
    // Everybody reads.
    await expect.poll(() => writing).toBeGreaterThanOrEqual(readersAtOnce);
    const stopping = before.stop();
    const again = await start('api');
    urls[0] = again.url;
    await stopping;
    before = again;
    after = await after.stop().then(() => before);
    const read = await Promise.all(readers);
    await before.remove();
    expect(read.map(({ text }) => text)).toEqual(read.map(() => wholeAnswer));
    for (const { last } of read) expect(last).toMatchObject({ event: 'message_end' });
    expect(read.filter(({ moves }) => moves > 0).length).toBeGreaterThanOrEqual(readersAtOnce / 2);
  });
});

const readersAtOnce = Number(process.env.READERS ?? 20);
const wholeAnswer = 'un lac au coucher du soleil, '.repeat(6);
/** Replies that have begun. */
let writing = 0;

/** Says a letter at a time. */
const slowAssistant: Assistant = {
  name: 'lent',
  async *reply(_question, signal) {
    writing += 1;
    for (const letter of wholeAnswer) {
      signal.throwIfAborted();
      yield { type: 'text', text: letter };
      await setTimeout(30);
    }
  },
};

type ReplyEvent = {
  readonly event: string;
  readonly answer: string;
  readonly task_id: string;
};

/** Its events as they come; the same key reads the same reply. */
async function* readReply(url: string, { id, bearer }: Person, key: string) {
  const answer = await fetch(`${url}/api/v1/chat-messages`, {
    method: 'POST',
    headers: { authorization: bearer, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ query: 'Bonjour', inputs: {}, user: id, response_mode: 'streaming' }),
  });
  expect(answer.status).toBe(200);
  let rest = '';
  for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length)) as ReplyEvent;
    }
  }
}

async function allOf(read: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> {
  const events: ReplyEvent[] = [];
  for await (const event of read) events.push(event);
  return events;
}

function textOf(events: readonly ReplyEvent[]): string {
  return events.reduce((text, { event, answer }) => {
    if (event === 'message_replace') return answer;
    return event === 'message' ? text + answer : text;
  }, '');
}
