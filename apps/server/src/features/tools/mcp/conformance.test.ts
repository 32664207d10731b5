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
import { fixtureServer } from './testing/conformance-fixtures.ts';

const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);

/** The scenarios of the protocol's own suite, each by its verdict. */
async function run(url: string, scenario: string): Promise<string> {
  const options = ['server', '--url', url, '--scenario', scenario];
  const ran = promisify(execFile)(process.execPath, [suite, ...options]);
  const { stdout } = await ran.catch((error: { stdout: string }) => error);
  return stdout;
}

const passes = expect.stringMatching(/Passed: (\d+)\/\1, 0 failed/);

/** Takes calls in place of the suite, which brings no key: `answer` is what stands behind. */
async function serve(
  answer: (request: Request, body: unknown) => Promise<Response>,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(async (call, response) => {
    if (call.method !== 'POST') return response.writeHead(405).end();
    const body = await json(call);
    const request = new Request('http://127.0.0.1/mcp', {
      method: 'POST',
      headers: headersOf(call.headers),
    });
    const answered = await answer(request, body);
    const type = answered.headers.get('content-type');
    response.writeHead(answered.status, type ? { 'content-type': type } : {});
    if (answered.body) Readable.fromWeb(answered.body as never).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/mcp` };
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const taken = ['accept', 'content-type', 'mcp-protocol-version', 'host', 'origin'];
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
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return fetch(`${studio.url}/mcp`, init);
      });
    });
    afterAll(async () => {
      proxy.server.close();
      await studio.remove();
    });

    it.each(['server-initialize', 'ping', 'tools-list', 'resources-list'])(
      'passes: %s',
      async (scenario) => {
        expect(await run(proxy.url, scenario)).toEqual(passes);
      },
    );
  });

  // Not among them: sampling, elicitation and resumed streams, which ask a client back within a session.
  describe('on its own fixtures, carried by our transport', () => {
    let fixtures: Awaited<ReturnType<typeof serve>>;
    beforeAll(async () => {
      fixtures = await serve((request, body) => {
        const { signal } = new AbortController();
        const asEvents = new Set(['tools/call']);
        const allowedOrigins = [new URL(fixtures.url).origin];
        const served = { body, signal, asEvents, allowedOrigins };
        return answerBy(fixtureServer(), request, served);
      });
    });
    afterAll(() => fixtures.server.close());

    it.each([
      ...['server-initialize', 'ping', 'logging-set-level', 'completion-complete', 'tools-list'],
      ...['tools-call-simple-text', 'tools-call-image', 'tools-call-audio'],
      ...['tools-call-embedded-resource', 'tools-call-mixed-content', 'tools-call-error'],
      ...['tools-call-with-logging', 'tools-call-with-progress', 'json-schema-2020-12'],
      ...['server-sse-multiple-streams', 'dns-rebinding-protection'],
      ...['resources-list', 'resources-read-text', 'resources-read-binary'],
      ...['resources-templates-read', 'resources-subscribe', 'resources-unsubscribe'],
      ...['prompts-list', 'prompts-get-simple', 'prompts-get-with-args'],
      ...['prompts-get-embedded-resource', 'prompts-get-with-image'],
    ])('passes: %s', async (scenario) => {
      expect(await run(fixtures.url, scenario)).toEqual(passes);
    });
  });
});
