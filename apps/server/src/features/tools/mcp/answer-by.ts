import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';

type Served = {
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly allowedOrigins: readonly string[];
  /** Methods whose answer takes long, or says something on the way: it comes as events. */
  readonly asEvents: ReadonlySet<string>;
};

/** Proxies end lines that say nothing for a minute. */
const signOfLifeMs = 15_000;

/** Has this server answer one message by streamable HTTP, without a session, and closes it then. */
export async function answerBy(
  server: Server,
  request: Request,
  { body, signal, allowedOrigins, asEvents }: Served,
): Promise<Response> {
  const isEvents = asEvents.has(methodOf(body));
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !isEvents,
    keepAliveMs: signOfLifeMs,
    enableDnsRebindingProtection: true,
    allowedOrigins: [...allowedOrigins],
  });
  await server.connect(transport);
  const close = () => void server.close();
  signal.addEventListener('abort', close, { once: true });
  const answer = await transport.handleRequest(request, { parsedBody: body });
  if (isEvents && answer.body) return answer;
  await server.close();
  return answer;
}

const methodOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'method' in body ? String(body.method) : '';
