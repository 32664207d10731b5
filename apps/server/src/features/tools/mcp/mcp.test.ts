import { toolNames } from '@armoni/contract/tools';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  CallToolResultSchema,
  CreateTaskResultSchema,
  ElicitRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makePainter } from '../../chat/testing/painter.ts';
import { makeMedia, uploadClip } from '../../files/testing.ts';
import type { RunEdit } from '../../films/ports.ts';
import { fakeEngine } from '../../films/testing.ts';
import { makeKey } from '../../keys/testing.ts';

const publicUrl = 'https://studio.example.org';
type Told = Readonly<Record<string, unknown>>;

const untilStopped: RunEdit = (_request, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

describe('the studio for other assistants, by MCP', () => {
  const films = fakeEngine();
  let studio: TestStudio;
  let [alice, bob]: Person[] = [];
  const clients: Client[] = [];

  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { PUBLIC_URL: publicUrl, RATE_LIMIT_FACTOR: '100' },
      replacements: { runEdit: films.runEdit, pictureEngine: makePainter() },
    });
    [alice, bob] = [await signUpSomebody(studio.url), await signUpSomebody(studio.url)];
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });
  afterAll(() => studio.remove());

  /** The protocol's own client, with a key of this person. */
  const connect = async (person: Person | undefined, answers?: (question: string) => string) => {
    if (!person) throw new Error('nobody signed up');
    const { bearer: authorization } = await makeKey(studio.url, person, { name: 'Un assistant' });
    const capabilities = answers ? { elicitation: {} } : {};
    const client = new Client({ name: 'test', version: '1' }, { capabilities });
    if (answers) {
      client.setRequestHandler(ElicitRequestSchema, ({ params }) => ({
        action: answers(params.message) as 'accept' | 'decline',
      }));
    }
    const requestInit = { headers: { authorization } };
    const url = new URL('/mcp', studio.url);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
    clients.push(client);
    return client;
  };
  const call = async (client: Client, name: string, input: Told) => {
    const result = await client.callTool({ name, arguments: input });
    return {
      isError: result.isError === true,
      content: result.content as Told[],
      data: result.structuredContent as Told,
    };
  };
  const clipOf = async (person: Person | undefined) => {
    if (!person) throw new Error('nobody signed up');
    const answer = await uploadClip(studio.url, person, await makeMedia('mp4'));
    return ((await answer.json()) as { id: string }).id;
  };

  it('lists the ten tools, with what they take and which of them only read', async () => {
    const { tools } = await (await connect(alice)).listTools();
    expect(tools.map(({ name }) => name)).toEqual([...toolNames]);
    const film = tools.find(({ name }) => name === 'make_film');
    expect(film?.inputSchema).toMatchObject({ type: 'object', required: ['clips'] });
    expect(film?.description).toContain('Ask the person');
    const listing = tools.find(({ name }) => name === 'list_items');
    expect(listing?.annotations?.readOnlyHint).toBe(true);
  });

  it('draws a picture and links to it, absolutely; it is a resource then', async () => {
    const client = await connect(alice);
    const { content, data } = await call(client, 'make_picture', { prompt: 'un phare' });
    expect(content[1]).toMatchObject({ type: 'resource_link', name: 'un phare' });
    expect(String(content[1]?.uri)).toMatch(new RegExp(`^${publicUrl}/media/`));
    expect(JSON.stringify({ content, data })).not.toContain('base64');
    const { resources } = await client.listResources();
    const [{ uri = '' } = {}] = resources;
    expect(uri).toMatch(/^armoni:\/\/pictures\//);
    const read = await client.readResource({ uri });
    expect(JSON.stringify(read)).toContain(`${publicUrl}/media/`);
    await expect((await connect(bob)).readResource({ uri })).rejects.toMatchObject({
      code: -32002,
    });
  });

  it('makes a film by a handle that another connection reads to its end', async () => {
    const input = { clips: [await clipOf(alice)], wish: 'un film de 5 secondes' };
    const { data } = await call(await connect(alice), 'make_film', input);
    const client = await connect(alice);
    const state = async () => (await call(client, 'read_job', { job: data.job })).data;
    await expect.poll(async () => (await state()).status).toBe('completed');
    expect(String((await state()).url)).toMatch(new RegExp(`^${publicUrl}/media/`));
  });

  it('asks the person before what costs, where their program can show a question', async () => {
    const clips = [await clipOf(alice)];
    const asked: string[] = [];
    const saying = (action: string) => (question: string) => {
      asked.push(question);
      return action;
    };
    const begun = async () => {
      const { data } = await call(await connect(alice), 'list_items', { of: 'films' });
      return JSON.stringify(data);
    };
    const before = await begun();
    const no = await call(await connect(alice, saying('decline')), 'make_film', { clips });
    expect(no).toMatchObject({ isError: true, data: { error: { code: 'declined' } } });
    expect(await begun()).toBe(before);
    const yes = await call(await connect(alice, saying('accept')), 'make_film', { clips });
    expect(yes).toMatchObject({ isError: false, data: { job: expect.stringMatching(/^film:/) } });
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/film/);
    // What could not be done is told, and nobody is asked.
    const wrong = await call(await connect(bob, saying('accept')), 'make_film', { clips });
    expect(wrong).toMatchObject({ isError: true, data: { error: { status: 404 } } });
    expect(asked).toHaveLength(2);
  });

  it('takes no answer that nobody asked for, and no session that is none', async () => {
    if (!alice) throw new Error('nobody signed up');
    const { bearer: authorization } = await makeKey(studio.url, alice, { name: 'Page' });
    const said = (body: object, more: Record<string, string> = {}) => {
      const accept = 'application/json, text/event-stream';
      const headers = { authorization, accept, 'content-type': 'application/json', ...more };
      return fetch(`${studio.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const yes = { jsonrpc: '2.0', id: '0', result: { action: 'accept' } };
    expect((await said(yes)).status).toBe(400);
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await said(ping, { 'mcp-session-id': 'made-up' })).status).toBe(404);
  });

  it('gives the rest of a stream that was lost, to whom it belongs', async () => {
    const { data } = await call(await connect(alice), 'make_film', {
      clips: [await clipOf(alice)],
    });
    if (!alice || !bob) throw new Error('nobody signed up');
    const asked = { jsonrpc: '2.0', id: 7, method: 'tasks/result', params: { taskId: data.job } };
    const resumedBy = async (person: Person, request: object) => {
      const { bearer: authorization } = await makeKey(studio.url, person, { name: 'Reprise' });
      const token = Buffer.from(JSON.stringify(request)).toString('base64url');
      const headers = { authorization, accept: 'text/event-stream', 'last-event-id': token };
      return fetch(`${studio.url}/mcp`, { headers });
    };
    const answer = await (await resumedBy(alice, asked)).text();
    expect(answer).toContain('"id":7');
    expect(answer).toContain('"status":"completed"');
    expect(await (await resumedBy(bob, asked)).text()).toContain('not found');
    const making = { method: 'tools/call', params: { name: 'make_picture', arguments: {} } };
    expect((await resumedBy(alice, { ...asked, ...making })).status).toBe(400);
  });

  it('finds nothing of somebody else, by whichever handle', async () => {
    const clip = await clipOf(alice);
    const { data } = await call(await connect(alice), 'make_film', { clips: [clip] });
    const client = await connect(bob);
    for (const [name, input] of [
      ['read_job', { job: data.job }],
      ['cancel_job', { job: data.job }],
      ['make_film', { clips: [clip] }],
      ['describe_picture', { picture: clip }],
      ['edit_picture', { picture: clip, prompt: 'plus sombre' }],
      ['train_style', { name: 'X', pictures: Array.from({ length: 15 }, () => clip) }],
      ['read_job', { job: 'style:1' }],
    ] as const) {
      const answer = await call(client, name, input);
      expect(answer).toMatchObject({ isError: true, data: { error: { status: 404 } } });
    }
  });

  it('makes a film as a task, which another connection follows to its result', async () => {
    const clip = await clipOf(alice);
    const begun = await (await connect(alice)).request(
      {
        method: 'tools/call',
        params: { name: 'make_film', arguments: { clips: [clip] }, task: {} },
      },
      CreateTaskResultSchema,
    );
    const { taskId } = begun.task;
    expect(begun.task).toMatchObject({ taskId: expect.stringMatching(/^film:/), ttl: null });
    const client = await connect(alice);
    const result = await client.experimental.tasks.getTaskResult(taskId, CallToolResultSchema);
    expect(result.structuredContent).toMatchObject({ job: taskId, status: 'completed' });
    expect((await client.experimental.tasks.getTask(taskId)).status).toBe('completed');
    const listed = await client.experimental.tasks.listTasks();
    expect(listed.tasks.map((task) => task.taskId)).toContain(taskId);
    const others = (await connect(bob)).experimental.tasks;
    expect((await others.listTasks()).tasks).toEqual([]);
    for (const asked of [others.getTask, others.cancelTask]) {
      await expect(asked.call(others, taskId)).rejects.toThrow('not found');
    }
    await expect(others.getTaskResult(taskId, CallToolResultSchema)).rejects.toThrow('not found');
  });

  it('stops a task, and makes none of what was refused or ends at once', async () => {
    const clip = await clipOf(alice);
    const client = await connect(alice);
    const begin = (name: string, input: Told) =>
      client.request(
        { method: 'tools/call', params: { name, arguments: input, task: {} } },
        CreateTaskResultSchema,
      );
    films.behave(untilStopped);
    const { task } = await begin('make_film', { clips: [clip] });
    const { tasks } = client.experimental;
    expect(await tasks.cancelTask(task.taskId)).toMatchObject({ status: 'cancelled' });
    films.behave(null);
    await expect(begin('make_film', { clips: ['inconnu'] })).rejects.toMatchObject({
      data: { status: 404 },
    });
    await expect(begin('list_items', { of: 'films' })).rejects.toMatchObject({ code: -32_601 });
  });

  it('lists what there is in pages, and knows no other cursor', async () => {
    const client = await connect(bob);
    const first = await client.listResources();
    expect(first).toMatchObject({ resources: [], nextCursor: 'films-1' });
    const last = await client.listResources({ cursor: first.nextCursor });
    expect(last).toEqual({ resources: [] });
    await expect(client.listResources({ cursor: 'films-0' })).rejects.toMatchObject({
      code: -32_602,
    });
  });

  it('says which field is wrong, and knows no tool but its own', async () => {
    const client = await connect(alice);
    const wrong = await call(client, 'make_picture', { prompt: '' });
    expect(wrong).toMatchObject({ isError: true, data: { error: { status: 400 } } });
    expect(String(wrong.content[0]?.text)).toContain('prompt');
    await expect(client.callTool({ name: 'rm', arguments: {} })).rejects.toThrow('Unknown tool');
  });

  it('lets nobody in without a key, no foreign page, and opens no stream unasked', async () => {
    const url = `${studio.url}/mcp`;
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(401);
    if (!alice) throw new Error('nobody signed up');
    const { bearer: authorization } = await makeKey(studio.url, alice, { name: 'Page' });
    const foreign = { ...headers, authorization, origin: 'https://ailleurs.example' };
    expect((await fetch(url, { method: 'POST', body, headers: foreign })).status).toBe(403);
    expect((await fetch(url, { headers: { authorization } })).status).toBe(405);
  });
});
