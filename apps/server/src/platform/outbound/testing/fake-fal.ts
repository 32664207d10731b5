import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call as fal would have seen it. */
export type FalCall = {
  readonly method: string;
  /** The real address that was meant. */
  readonly target: string;
  readonly authorization: string | undefined;
  readonly body: string;
};

type Answer = { readonly status: number; readonly body: unknown };

export type FakeFal = {
  readonly proxyUrl: string;
  /** Where uploaded and made files lie. */
  readonly filesUrl: string;
  readonly calls: FalCall[];
  readonly files: Map<string, Buffer>;
  /** Answers of the queue before `COMPLETED`; one is used up with each look. */
  readonly statuses: object[];
  /** What `result` answers, by endpoint without its sub-path. */
  readonly results: Map<string, Answer>;
  /** Answers that replace the next ones of this kind. */
  readonly faults: Map<'submit' | 'status' | 'result' | 'cancel' | 'initiate', Answer[]>;
  close(): Promise<void>;
};

/** A server that speaks fal's queue and upload protocol, reached through the client's proxy. */
export async function startFakeFal(): Promise<FakeFal> {
  const calls: FalCall[] = [];
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void serve(fal, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fal: FakeFal = {
    proxyUrl: `${origin}/proxy`,
    filesUrl: `${origin}/files`,
    calls,
    files,
    statuses: [],
    results: new Map(),
    faults: new Map(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fal;
}

async function serve(fal: FakeFal, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request);
  const { url = '', method = '' } = request;
  if (url.startsWith('/files/')) return serveFile(fal, { method, url, body }, response);
  const target = String(request.headers['x-fal-target-url']);
  const { authorization } = request.headers;
  fal.calls.push({ method, target, authorization, body: body.toString() });
  const answer = answerTo(fal, method, new URL(target));
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
}

function serveFile(
  { files }: FakeFal,
  { method, url, body }: { method: string; url: string; body: Buffer },
  response: ServerResponse,
) {
  if (method === 'PUT') files.set(url, body);
  const file = files.get(url);
  response.writeHead(file ? 200 : 404, { 'content-type': 'application/octet-stream' });
  response.end(method === 'PUT' ? '' : file);
}

function answerTo(fal: FakeFal, method: string, { pathname, hostname }: URL): Answer {
  const kind = kindOf(method, pathname);
  const [fault] = fal.faults.get(kind)?.splice(0, 1) ?? [];
  if (fault) return fault;
  const id = `request-${fal.calls.length}`;
  const file = `${fal.filesUrl}/${id}`;
  const ok = (body: unknown) => ({ status: 200, body });
  if (kind === 'initiate') return ok({ upload_url: file, file_url: file });
  if (hostname !== 'queue.fal.run') return { status: 404, body: { detail: hostname } };
  if (kind === 'submit') return ok({ request_id: id, status: 'IN_QUEUE', queue_position: 0 });
  if (kind === 'status') return ok(fal.statuses.shift() ?? { status: 'COMPLETED' });
  if (kind === 'cancel') return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } };
  const endpoint = pathname.slice(1, pathname.indexOf('/requests/'));
  return fal.results.get(endpoint) ?? { status: 404, body: { detail: 'Request not found' } };
}

function kindOf(method: string, pathname: string) {
  if (pathname.endsWith('/storage/upload/initiate')) return 'initiate';
  if (pathname.endsWith('/status')) return 'status';
  if (method === 'PUT' && pathname.endsWith('/cancel')) return 'cancel';
  return method === 'GET' ? 'result' : 'submit';
}
