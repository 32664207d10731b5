import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { connectionScopes } from '@armoni/contract/connections';
import { callMcp, mcpPath } from '@armoni/contract/mcp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerLanguage } from '../../../platform/http/routing/caller-language.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { McpDependencies } from './ports.ts';

const callsPerMinute = 240;

/**
 * The catalogue for other assistants. No call leaves anything behind in this process: a job is told of by
 * its handle, which outlives a restart, and any process answers.
 */
export function registerMcpRoutes(app: FastifyInstance, dependencies: McpDependencies): void {
  registerRoute(
    app,
    callMcp,
    async ({ body, user, request, reply, signal }) => {
      // Loaded by the first assistant that calls: no part of every start.
      const { answerMcp } = await import('./answer-mcp.ts');
      const call = { user, body, signal, language: callerLanguage(request) };
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string') headers.set(name, value);
      }
      const url = new URL(mcpPath, dependencies.publicUrl);
      const web = new Request(url, { method: 'POST', headers });
      await send(reply, await answerMcp(dependencies, call, web));
      return undefined;
    },
    { perMinute: callsPerMinute, challenge: (...refused) => challenge(dependencies, ...refused) },
  );
  // Nothing is ever said without being asked, and there is no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
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
  const isEvents = type.startsWith('text/event-stream') && answer.body !== null;
  if (!isEvents) return void (await reply.send(Buffer.from(await answer.arrayBuffer())));
  // A proxy that gathers an answer before it passes it on would hold signs of life back.
  reply.header('x-accel-buffering', 'no');
  await reply.send(Readable.fromWeb(answer.body as ReadableStream));
}
