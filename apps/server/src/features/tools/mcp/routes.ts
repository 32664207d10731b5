import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { connectionScopes } from '@armoni/contract/connections';
import { callMcp, mcpPath, resumeMcp } from '@armoni/contract/mcp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerLanguage } from '../../../platform/http/routing/caller-language.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { McpDependencies } from './ports.ts';
import { sessionHeader } from './session.ts';

const callsPerMinute = 240;

/**
 * The catalogue for other assistants. No call leaves anything behind in this process: a job is told of by
 * its handle, which outlives a restart, and any process answers.
 */
export function registerMcpRoutes(app: FastifyInstance, dependencies: McpDependencies): void {
  const limits = {
    perMinute: callsPerMinute,
    challenge: (...refused: readonly [FastifyRequest, 401 | 403]) =>
      challenge(dependencies, ...refused),
  };
  for (const route of [callMcp, resumeMcp]) {
    registerRoute(
      app,
      route,
      async ({ body, user, request, reply, signal }) => {
        // Loaded by the first assistant that calls: no part of every start.
        const { answerMcp } = await import('./answer-mcp.ts');
        const call = { user, body, signal, language: callerLanguage(request) };
        await send(reply, await answerMcp(dependencies, call, asWeb(request, dependencies)));
        return undefined;
      },
      limits,
    );
  }
  // There is no session to end: its id says all there is to it.
  app.route({
    method: 'DELETE',
    url: mcpPath,
    handler: (_request, reply) => reply.code(405).header('allow', 'GET, POST').send(),
  });
}

function asWeb({ method, headers: sent }: FastifyRequest, { publicUrl }: McpDependencies): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(mcpPath, publicUrl), { method, headers });
}

/** Where an assistant reads how to be let in (RFC 9728), and what was wrong with what it has. */
function challenge(
  { originOf }: McpDependencies,
  request: FastifyRequest,
  status: 401 | 403,
): string {
  const known = `${originOf(request)}/.well-known/oauth-protected-resource${mcpPath}`;
  const refused = status === 403 ? 'insufficient_scope' : 'invalid_token';
  const error = request.headers.authorization ? `error="${refused}", ` : '';
  return `Bearer ${error}resource_metadata="${known}", scope="${connectionScopes.join(' ')}"`;
}

async function send(reply: FastifyReply, answer: Response): Promise<void> {
  reply.code(answer.status).header('cache-control', 'no-store');
  const type = answer.headers.get('content-type') ?? '';
  if (type) reply.type(type);
  const session = answer.headers.get(sessionHeader);
  if (session !== null) reply.header(sessionHeader, session);
  if (answer.status === 405) reply.header('allow', 'GET, POST');
  const isEvents = type.startsWith('text/event-stream') && answer.body !== null;
  if (!isEvents) return void (await reply.send(Buffer.from(await answer.arrayBuffer())));
  // A proxy that gathers an answer before it passes it on would hold signs of life back.
  reply.header('x-accel-buffering', 'no');
  await reply.send(Readable.fromWeb(answer.body as ReadableStream));
}
