import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makeKey } from '../../keys/testing.ts';
import { answerBy } from './answer-by.ts';
import { makeQuestions } from './questions.ts';
import { sessionHeader } from './session.ts';
import { fixtureServer } from './testing/conformance-fixtures.ts';

const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);

/** What the protocol's own suite says, whatever its verdict. */
async function runSuite(...words: string[]): Promise<string> {
  const ran = promisify(execFile)(process.execPath, [suite, ...words]);
  const { stdout } = await ran.catch((error: { stdout: string }) => error);
  return stdout;
}

const passes = expect.stringMatching(/Passed: (\d+)\/\1, 0 failed/);

/** Takes calls in place of the suite, which brings no key: `answer` is what stands behind. */
async function serve(
  answer: (request: Request, body: unknown) => Promise<Response>,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(async (call, response) => {
    const { method = '' } = call;
    if (method !== 'POST' && method !== 'GET') return response.writeHead(405).end();
    const body = method === 'POST' ? await json(call) : undefined;
    const headers = headersOf(call.headers);
    const answered = await answer(new Request('http://127.0.0.1/mcp', { method, headers }), body);
    const told = ['content-type', sessionHeader].flatMap((name) => {
      const value = answered.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    response.writeHead(answered.status, Object.fromEntries(told));
    if (answered.body) Readable.fromWeb(answered.body as never).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/mcp` };
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const usual = ['accept', 'content-type', 'mcp-protocol-version', 'host', 'origin'];
  const taken = [...usual, sessionHeader, 'last-event-id'];
  return new Headers(
    taken.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])) as [
      string,
      string,
    ][],
  );
}

describe('the protocol’s own suite', () => {
  describe('on the studio itself, with a key put before each call', () => {
    let studio: TestStudio;
    let proxy: Awaited<ReturnType<typeof serve>>;
    beforeAll(async () => {
      studio = await startTestStudio({ environment: { RATE_LIMIT_FACTOR: '100' } });
      const { bearer } = await makeKey(studio.url, await signUpSomebody(studio.url));
      proxy = await serve((request, body) => {
        const headers = new Headers(request.headers);
        headers.set('authorization', bearer);
        headers.delete('host');
        const { method } = request;
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        return fetch(`${studio.url}/mcp`, { method, headers, ...sent });
      });
    });
    afterAll(async () => {
      proxy.server.close();
      await studio.remove();
    });

    it.each(['server-initialize', 'ping', 'tools-list', 'resources-list'])(
      'passes: %s',
      async (scenario) => {
        const told = await runSuite('server', '--url', proxy.url, '--scenario', scenario);
        expect(told).toEqual(passes);
      },
    );
  });

  describe('on its own fixtures, carried by our transport', () => {
    let fixtures: Awaited<ReturnType<typeof serve>>;
    beforeAll(async () => {
      const questions = makeQuestions();
      fixtures = await serve((request, body) => {
        const { signal } = new AbortController();
        return answerBy(fixtureServer, request, {
          ...{ body, signal, questions, ownerId: 'the suite' },
          allowedOrigins: [new URL(fixtures.url).origin],
          isLong: ({ method }) => method === 'tools/call',
          isRepeatable: ({ params }) => params?.name === 'test_reconnection',
        });
      });
    });
    afterAll(() => fixtures.server.close());

    it('passes whole: every scenario for servers that it has', async () => {
      const told = await runSuite('server', '--url', fixtures.url, '--suite', 'all');
      const verdicts = told
        .slice(told.indexOf('=== SUMMARY ==='))
        .match(/^[^\w\s=]+ [\w-]+: .*$/gm);
      expect(verdicts).toHaveLength(
        (await runSuite('list', '--server')).match(/^ {2}- /gm)!.length,
      );
      expect(verdicts?.filter((one) => !/^✓ \S+ [1-9]\d* passed, 0 failed$/.test(one))).toEqual([]);
      // What may be left out is only warned of elsewhere: first event, time to come back, the rest.
      expect(verdicts).toContain('✓ server-sse-polling: 3 passed, 0 failed');
    });
  });
});
