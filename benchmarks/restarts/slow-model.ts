import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type SlowModel = { readonly url: string; readonly words: string; close(): Promise<void> };

/** A language model of OpenAI's protocol that says the same `count` words to everybody, one every `wordMs`. */
export async function serveSlowModel(count: number, wordMs: number): Promise<SlowModel> {
  const all = Array.from({ length: count }, (_, index) => `mot${index} `);
  const server = createServer(async (request, response) => {
    request.resume();
    if (request.method !== 'POST') return void response.end('{"data":[]}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of all) {
      if (response.destroyed) return;
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
      );
      await pause(wordMs);
    }
    const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url, words: all.join(''), close };
}
