import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One recorded answer. Without a status: an event stream. */
export type Recorded = {
  readonly status?: number;
  readonly contentType?: string;
  /** Sent one after the other; a promise holds the rest back until it resolves. */
  readonly pieces: readonly (string | Uint8Array | Promise<void>)[];
  /** The connection breaks after the last piece. */
  readonly breaksOff?: boolean;
  /** The connection stays open after the last piece. */
  readonly staysOpen?: boolean;
};

export type ReplayedCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
};

export type ReplayServer = {
  readonly url: string;
  /** Everything it was asked, in order. */
  readonly calls: readonly ReplayedCall[];
  /** Resolves when a caller has left before its answer was complete. */
  readonly left: Promise<void>;
  close(): Promise<void>;
};

/** A local server that speaks a provider's protocol from recorded answers, one per call; each is taken out. */
export async function startReplayServer(waiting: Recorded[]): Promise<ReplayServer> {
  const calls: ReplayedCall[] = [];
  const left = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const sent = await text(request);
    const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
    const body = isForm ? { form: sent } : (JSON.parse(sent || '{}') as Record<string, unknown>);
    calls.push({ method, path, headers, body });
    response.on('close', () => {
      if (!response.writableFinished) left.resolve();
    });
    await play(response, waiting.shift() ?? { status: 500, pieces: ['no answer recorded'] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    left: left.promise,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function play(response: ServerResponse, recorded: Recorded): Promise<void> {
  const { status = 200, contentType = 'text/event-stream; charset=utf-8', pieces } = recorded;
  response.writeHead(status, { 'content-type': contentType });
  response.flushHeaders();
  for (const piece of pieces) {
    if (piece instanceof Promise) await piece;
    else await new Promise<void>((resolve) => response.write(piece, () => resolve()));
  }
  if (recorded.breaksOff) response.destroy();
  else if (!recorded.staysOpen) response.end();
}

/** A recorded event stream beside the test that names it. */
export function recorded(testUrl: string, name: string): string {
  return readFileSync(new URL(`recorded/${name}.sse`, testUrl), 'utf8');
}

/** The same bytes in the smallest pieces that a network can make of them. */
export function byteByByte(stream: string): Uint8Array[] {
  return [...Buffer.from(stream)].map((byte) => Uint8Array.of(byte));
}
