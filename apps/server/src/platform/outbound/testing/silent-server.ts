import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `nothing`: the call is accepted, no byte comes. `headers`: they come, no body. `half`: some of
 * the body comes. `slow`: one character every `everyMs`. `late`: all of it after `everyMs`.
 */
export type Silence = 'nothing' | 'headers' | 'half' | 'slow' | 'late';

export type SilentServer = {
  readonly url: string;
  /** How many calls came. */
  readonly calls: () => number;
  /** Resolves when a caller has left before its answer was complete. */
  readonly left: Promise<void>;
  close(): Promise<void>;
};

/** A local server that falls silent at a place of its answer. */
export async function startSilentServer(
  silence: Silence,
  body = '',
  everyMs = 0,
): Promise<SilentServer> {
  const left = Promise.withResolvers<void>();
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    response.on('close', () => {
      if (!response.writableFinished) left.resolve();
    });
    void answer(response, { silence, body, everyMs });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    left: left.promise,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answer = { readonly silence: Silence; readonly body: string; readonly everyMs: number };

async function answer(response: ServerResponse, { silence, body, everyMs }: Answer) {
  if (silence === 'nothing') return;
  if (silence === 'late') await pause(everyMs);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (silence === 'headers') return;
  if (silence === 'half') return response.write(body);
  for (const character of silence === 'slow' ? body : '') {
    response.write(character);
    await pause(everyMs);
  }
  response.end(silence === 'late' ? body : '');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
