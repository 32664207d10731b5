import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCRequest,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import type { Answer, Questions } from './questions.ts';
import { readToken, resumable, tokenOf } from './resumption.ts';
import {
  type Askable,
  readSession,
  type Session,
  sessionBegunBy,
  sessionHeader,
} from './session.ts';

/** What a server may do beside answering, while it answers by events. */
export type Line = {
  /** What the client may be asked back; nothing where its answer could reach another process. */
  readonly asks: readonly Askable[];
  /** Asks the client back within a call; null when no answer comes. */
  ask(within: RequestId, method: string, params: Record<string, unknown>): Promise<Answer | null>;
  /** The caller lost the stream of this call, and asks again. */
  readonly isResumed: boolean;
  /** Ends the stream without an answer: whoever called comes back for it. */
  hangUp(): void;
};

type Served = {
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly ownerId: string;
  readonly allowedOrigins: readonly string[];
  /** Null where the client is never asked back. */
  readonly questions: Questions | null;
  /** Whether the answer takes long, or says something on the way: it comes as events. */
  readonly isLong: (request: JSONRPCRequest, session: Session | null) => boolean;
  /** Whether it only reads, so that a lost answer is had by asking again. */
  readonly isRepeatable: (request: JSONRPCRequest) => boolean;
};

/** Proxies end lines that say nothing for a minute. */
const signOfLifeMs = 15_000;

/**
 * Has a server answer one message by streamable HTTP, and closes it then. Nothing of a session is kept: its id says what
 * the client can do, an event's id what was asked.
 */
export async function answerBy(
  makeServer: (line: Line) => Server,
  request: Request,
  served: Served,
): Promise<Response> {
  const { body, questions, ownerId } = served;
  if (isForeign(request, served)) return refusal(403, 'Invalid Origin header');
  const id = request.headers.get(sessionHeader);
  const session = id === null ? null : readSession(id);
  if (id !== null && session === null) return refusal(404, 'Session not found');
  if (request.method === 'GET') return resume(makeServer, request, { ...served, session });
  if (isJSONRPCResultResponse(body) || isJSONRPCErrorResponse(body)) {
    const isAsked = questions?.answer(ownerId, String(body.id), body) ?? false;
    return isAsked ? new Response(null, { status: 202 }) : refusal(400, 'Nothing was asked');
  }
  const answer = await answerOne(makeServer, request, { ...served, session });
  const begun = sessionBegunBy(body);
  if (begun !== null && answer.ok) answer.headers.set(sessionHeader, begun);
  return answer;
}

type WithSession = Served & { readonly session: Session | null };

async function answerOne(
  makeServer: (line: Line) => Server,
  request: Request,
  { body, signal, questions, ownerId, session, isLong, isRepeatable }: WithSession,
  isResumed = false,
): Promise<Response> {
  const isEvents = isJSONRPCRequest(body) && isLong(body, session);
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !isEvents,
    keepAliveMs: signOfLifeMs,
  });
  const hanging = new AbortController();
  const over = AbortSignal.any([signal, hanging.signal]);
  const server = makeServer({
    asks: isEvents && questions ? (session?.asks ?? []) : [],
    isResumed,
    hangUp: () => hanging.abort(),
    ask: async (within, method, params) => {
      const say = (id: string) =>
        transport.send({ jsonrpc: '2.0', id, method, params }, { relatedRequestId: within });
      return questions ? questions.ask(ownerId, say, over) : null;
    },
  });
  await server.connect(transport);
  over.addEventListener('abort', () => void server.close(), { once: true });
  const answer = await transport.handleRequest(request, { parsedBody: body });
  if (!isEvents || !answer.body) {
    await server.close();
    return new Response(answer.body, answer);
  }
  const token = canResume(session) && isRepeatable(body) ? tokenOf(body) : null;
  if (token === null) return answer;
  const stream = resumable(answer.body, { token, hungUp: hanging.signal });
  return new Response(stream, answer);
}

/** Since then clients bear an event without data, and come back for what they lost. */
const canResume = (session: Session | null) => (session?.protocolVersion ?? '') >= '2025-11-25';

/** A stream that was lost goes on by its call being asked again, where that only reads. */
async function resume(
  makeServer: (line: Line) => Server,
  request: Request,
  served: WithSession,
): Promise<Response> {
  const token = request.headers.get('last-event-id');
  if (token === null) return refusal(405, 'Nothing is said without being asked');
  const asked = readToken(token);
  if (!asked || !served.isRepeatable(asked)) return refusal(400, 'Invalid event ID');
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  headers.set('content-type', 'application/json');
  const again = new Request(request.url, { method: 'POST', headers });
  return answerOne(makeServer, again, { ...served, body: asked }, true);
}

/** A page of elsewhere, in whose name a browser would call. */
function isForeign(request: Request, { allowedOrigins }: Served): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && !allowedOrigins.includes(origin);
}

const refusal = (status: number, message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } }, { status });
