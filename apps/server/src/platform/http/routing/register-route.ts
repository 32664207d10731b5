import { Readable } from 'node:stream';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@armoni/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { httpTexts } from '../texts.ts';
import { ApiFailure } from './api-failure.ts';
import { closeSignal } from './close-signal.ts';

/** Whoever calls. `id` is the token's subject in lowercase. */
export type SignedInUser = { readonly id: string };

export type CallOf<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  /** `undefined` for a multipart route: read `request` then. */
  readonly body: BodyOf<R>;
  readonly user: R['access'] extends 'signed-in' ? SignedInUser : undefined;
  readonly request: FastifyRequest;
  /** For headers of the answer; the value returned is still its body. */
  readonly reply: FastifyReply;
  /** Aborts when the caller leaves before the answer is out, or when the server stops. */
  readonly signal: AbortSignal;
};

type Answers<R extends Route> = R['answers'][keyof R['answers']];

/** The body of the success status; nothing for `null`; a stream or one JSON for 'stream'. */
export type HandlerAnswer<R extends Route> =
  Answers<R> extends null
    ? undefined
    : Answers<R> extends 'stream'
      ? Readable | Readonly<Record<string, unknown>>
      : AnswerOf<R> | Readable;

export type HandlerOf<R extends Route> = (
  call: CallOf<R>,
) => Promise<HandlerAnswer<R> | undefined> | HandlerAnswer<R>;

/** How many calls of one user (or address, when signed out) a route takes. */
export type RouteLimit = { readonly perMinute: number };

/**
 * Serves one route of the contract: checks who calls, counts the call, parses what comes in,
 * and sends only what the contract says goes out. `handler` throws `ApiFailure` for the
 * outcomes that are not a success.
 */
export function registerRoute<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: HandlerOf<R>,
  limit: RouteLimit = { perMinute: 600 },
): void {
  app.contractRoutes.push(route);
  const successStatus = Number(Object.keys(route.answers)[0] ?? 200);
  const answerSchema = route.answers[successStatus];
  app.route({
    method: route.method,
    url: route.path,
    config: { access: route.access, limitPerMinute: limit.perMinute },
    handler: async (request, reply) => {
      const answer = await handler({
        params: parsePart(route.params, request.params),
        query: parsePart(route.query, request.query),
        body: route.body === 'multipart' ? undefined : parsePart(route.body, request.body ?? {}),
        user: request.user,
        request,
        reply,
        signal: closeSignal(reply, app.stopSignal),
      } as CallOf<R>);
      if (reply.sent) return reply;
      reply.code(successStatus);
      if (answer instanceof Readable) {
        const isEvents = answerSchema === 'stream';
        // A proxy that gathers an answer before it passes it on would hold every word back.
        if (isEvents) reply.header('x-accel-buffering', 'no');
        return reply.type(isEvents ? 'text/event-stream' : 'application/json').send(answer);
      }
      if (!answerSchema || answer === undefined) return reply.code(204).send();
      return answerSchema === 'stream' ? answer : z.parse(answerSchema, answer);
    },
  });
}

/** 404, as for anything that is someone else's, unless `claimed` names the caller. */
export function assertCaller(user: SignedInUser, claimed: string): void {
  if (claimed.toLowerCase() !== user.id) throw new ApiFailure('not_found');
}

function parsePart(schema: Route['params'], value: unknown): unknown {
  if (!schema) return undefined;
  // Libraries set words of their own for all schemas of the process, in English.
  const result = z.safeParse(schema, value, { error: () => unwritten });
  if (result.success) return result.data;
  throw new ApiFailure('invalid_param', messageOf(result.error.issues[0]));
}

/** Stands where the contract has no sentence. */
const unwritten = 'unwritten';

// The contract writes the sentences that matter; the rest name the field.
function messageOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  if (!issue) return undefined;
  const isWritten = issue.message !== unwritten;
  if (isWritten) return issue.message;
  return issue.path.length > 0 ? httpTexts.invalidField(issue.path.join('.')) : undefined;
}
