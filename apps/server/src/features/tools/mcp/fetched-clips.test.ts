import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makeMedia } from '../../files/testing.ts';
import { fakeEngine } from '../../films/testing.ts';
import { makeKey } from '../../keys/testing.ts';

describe('clips that are given by their address', () => {
  const films = fakeEngine();
  const asked: string[] = [];
  let isOpen = true;
  let studio: TestStudio;
  let alice: Person;
  let client: Client;
  let elsewhere: Server;
  let port: number;

  beforeAll(async () => {
    const clip = await makeMedia('mp4');
    elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/plage.mp4') response.end(clip);
      else if (request.url === '/page') response.end('<!doctype html><p>rien</p>');
      else if (request.url === '/loin') response.writeHead(302, { location: '/plage.mp4' }).end();
      else if (request.url === '/dedans') {
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
      } else if (request.url === '/immense.mp4') {
        response.writeHead(200, { 'content-length': 3 * 1024 ** 3 });
        response.write(clip);
      } else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    ({ port } = elsewhere.address() as AddressInfo);
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: {
        runEdit: films.runEdit,
        safeFetch: { isAllowedAddress: (address) => isOpen && address === '127.0.0.1' },
      },
    });
    alice = await signUpSomebody(studio.url);
    const { bearer: authorization } = await makeKey(studio.url, alice, { name: 'Un assistant' });
    client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization } };
    const url = new URL('/mcp', studio.url);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  });
  afterEach(() => {
    isOpen = true;
    asked.length = 0;
  });
  afterAll(async () => {
    await client.close();
    elsewhere.closeAllConnections();
    elsewhere.close();
    await studio.remove();
  });

  const filmOf = async (clip: string) => {
    const result = await client.callTool({ name: 'make_film', arguments: { clips: [clip] } });
    return { isError: result.isError === true, data: result.structuredContent as object };
  };
  const clips = async () => {
    const listed = await client.callTool({ name: 'list_items', arguments: { of: 'clips' } });
    return (listed.structuredContent as { items: { name: string }[]; total: number }).items;
  };

  it('are fetched, through a redirection too, and kept as the person’s', async () => {
    for (const path of ['/plage.mp4', '/loin']) {
      const made = await filmOf(`http://127.0.0.1:${port}${path}`);
      expect(made).toMatchObject({
        isError: false,
        data: { job: expect.stringMatching(/^film:/) },
      });
    }
    expect((await clips()).map(({ name }) => name).toSorted()).toEqual(['loin', 'plage.mp4']);
    await expect.poll(() => films.requests.length).toBe(2);
  });

  it.each(['/page', '/rien', '/dedans', '/immense.mp4'])(
    'are refused where nothing of use is behind: %s',
    async (path) => {
      const before = (await clips()).length;
      const refused = await filmOf(`http://127.0.0.1:${port}${path}`);
      expect(refused).toMatchObject({ isError: true, data: { error: { status: 422 } } });
      expect(await clips()).toHaveLength(before);
    },
  );

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'])(
    'are not asked of the machine itself: %s',
    async (host) => {
      isOpen = false;
      const refused = await filmOf(`http://${host}:${port}/plage.mp4`);
      expect(refused).toMatchObject({ isError: true, data: { error: { status: 422 } } });
      expect(asked).toEqual([]);
    },
  );
});
